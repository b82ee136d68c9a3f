/** What a fraction in writing comes to: 4115/1541. */
export function value(fraction: string): number {
  const [over = 0, under = 1] = fraction.split('/').map(Number);
  return over / under;
}
