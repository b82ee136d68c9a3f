import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../../cli/target/', import.meta.url));

/** The program's jars: those of a build that is in use, else those that Maven has just made. */
function jars(): string {
  const lib = [process.env['TERCET_LIB'], join(CLI, 'lib'), join(CLI, 'app/lib')].find((path) => path !== undefined && existsSync(path));
  if (lib === undefined) throw new Error('build the program first: ./tercet help');
  return [...(process.env['TERCET_FIRST'] ?? '').split(delimiter).filter((path) => path !== ''), join(lib, '*')].join(delimiter);
}

/** The real server on a port of its own choice, with a folder of its own for its data. */
export class RealServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'tercet-'));
  #process: ChildProcess | undefined;
  #port = 0;

  static async started(): Promise<RealServer> {
    const server = new RealServer();
    await server.start();
    return server;
  }

  get base(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Starts it, again on the same port if it ran before. */
  async start(): Promise<void> {
    const java = process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin/java') : 'java';
    const options = ['--sun-misc-unsafe-memory-access=allow', '--enable-native-access=ALL-UNNAMED', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
    const words = ['serve', '--json', '--port', String(this.#port), '--data', this.#data];
    const started = spawn(java, [...options, '-cp', jars(), 'org.tercet.cli.Main', ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = started;
    const [line] = await new Promise<string[]>((resolve, reject) => {
      started.once('error', reject);
      started.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      createInterface({ input: started.stdout }).once('line', (said) => resolve([said]));
    });
    this.#port = Number(new URL((JSON.parse(line ?? '') as { address: string }).address).port);
  }

  /** Stops it as whoever runs it would. */
  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (running === undefined || running.exitCode !== null) return;
    await new Promise((resolve) => {
      running.removeAllListeners('exit').once('exit', resolve);
      running.kill('SIGTERM');
    });
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
