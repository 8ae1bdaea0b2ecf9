/** Where one registers by a code. */
export function linkAddress(code: string): string {
  return `${location.origin}/register?affiliateCode=${encodeURIComponent(code)}`
}
