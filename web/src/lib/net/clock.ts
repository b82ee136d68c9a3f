/** The server's clock as seen from here: of several readings the one that took the shortest way is the most right. */
export class ServerClock {
  #readings: number[] = [];
  #local: () => number;

  constructor(local: () => number = Date.now) {
    this.#local = local;
  }

  /** The server has said what time it was there. */
  read(now: number): void {
    this.#readings.push(now - this.#local());
    if (this.#readings.length > 20) this.#readings.shift();
  }

  /** What time it is there now. */
  now(): number {
    return this.#local() + (this.#readings.length === 0 ? 0 : Math.max(...this.#readings));
  }

  /** The local clock may have been set, or the machine may have slept. */
  forget(): void {
    this.#readings = [];
  }
}
