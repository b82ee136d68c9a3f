/** Time that runs while one plays, and stands still while one does not. */
export class Stopwatch {
  #before: number;
  #since = $state<number | undefined>();
  #now = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(millis = 0) {
    this.#before = millis;
  }

  get running(): boolean {
    return this.#since !== undefined;
  }

  /** As it is shown: up to date to a quarter of a second. */
  get shown(): number {
    return this.#since === undefined ? this.#before : this.#before + Math.max(0, this.#now - this.#since);
  }

  /** To the millisecond. */
  read(): number {
    return this.#since === undefined ? this.#before : this.#before + performance.now() - this.#since;
  }

  start(): void {
    if (this.running) return;
    this.#since = this.#now = performance.now();
    this.#timer = setInterval(() => (this.#now = performance.now()), 250);
  }

  stop(): void {
    this.#before = this.read();
    this.#since = undefined;
    clearInterval(this.#timer);
  }
}
