/** A number in CSS: at most four decimals, no exponent, no leading zero. */
export function num(value: number): string {
  const text = String(Math.round(value * 10_000) / 10_000 || 0)
  if (text.startsWith('0.')) return text.slice(1)
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text
}
