/** The server's clock as seen from here: of several readings the one that took the shortest way is the most right. */
export class ServerClock {
  #readings: number[] = [];
  #local: () => number;
  /** The moment at which it stands still. */
  #held: number | undefined;

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
    if (this.#held !== undefined) return this.#held;
    return this.#local() + (this.#readings.length === 0 ? 0 : Math.max(...this.#readings));
  }

  /** Time stands still at the table from now on, or goes on from there. */
  hold(at: number | undefined): void {
    if (this.#held !== undefined && at === undefined) this.forget();
    this.#held = at;
  }

  /** The local clock may have been set, or the machine may have slept. */
  forget(): void {
    this.#readings = [];
  }
}
