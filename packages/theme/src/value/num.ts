/** A number in CSS: at most four decimals, no exponent, no leading zero. */
export function num(value: number): string {
  const text = String(Math.round(value * 10_000) / 10_000 || 0)
  return text.replace(/^(-?)0\./, '$1.')
}
