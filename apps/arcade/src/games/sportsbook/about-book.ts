/** What the page is told of a book. */
export interface AboutBook {
  readonly sport: 'football' | 'esports' | 'cockfight'
  readonly markets: readonly { readonly id: string; readonly picks: readonly string[] }[]
  readonly mostPicks: number
}
