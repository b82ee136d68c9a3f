import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What is lost before the line breaks: nothing, what the server says, or what the browser says. */
export type Loss = 'nothing' | 'answers' | 'acts';

interface Line {
  browser: Socket;
  server: Socket;
  live: boolean;
  loss: Loss;
}

/** Between a browser and the server: hands everything on until it is told to cut the sockets of tables. */
export class Wire {
  base = '';
  #lines = new Set<Line>();
  #server: Server;

  private constructor(to: number) {
    this.#server = createServer((browser) => this.#joined(browser, connect(to, '127.0.0.1')));
  }

  static async to(base: string): Promise<Wire> {
    const wire = new Wire(Number(new URL(base).port));
    await new Promise<void>((resolve) => wire.#server.listen(0, '127.0.0.1', resolve));
    wire.base = `http://127.0.0.1:${(wire.#server.address() as AddressInfo).port}`;
    return wire;
  }

  /** From now on this is lost. */
  lose(loss: Loss): void {
    this.#live().forEach((line) => (line.loss = loss));
  }

  /** The line breaks, without a word to either side. Says how many did. */
  cut(): number {
    const lines = this.#live();
    lines.forEach((line) => this.#drop(line));
    return lines.length;
  }

  close(): void {
    this.#server.close();
    this.#lines.forEach((line) => this.#drop(line));
  }

  #live(): Line[] {
    return [...this.#lines].filter((line) => line.live);
  }

  #joined(browser: Socket, server: Socket): void {
    const line: Line = { browser, server, live: false, loss: 'nothing' };
    this.#lines.add(line);
    browser.on('data', (data) => {
      if (/upgrade: websocket/i.test(data.toString('latin1', 0, 2_000))) line.live = true;
      if (line.loss !== 'acts') server.write(data);
    });
    server.on('data', (data) => {
      if (line.loss !== 'answers') browser.write(data);
    });
    for (const socket of [browser, server]) {
      socket.on('error', () => this.#drop(line));
      socket.on('close', () => this.#drop(line));
    }
  }

  #drop(line: Line): void {
    this.#lines.delete(line);
    line.browser.destroy();
    line.server.destroy();
  }
}
