/** What the page knows of a sportsbook. */
export interface AboutBook {
  readonly sport: 'football' | 'esports' | 'cockfight'
  readonly markets: readonly { readonly id: string; readonly picks: readonly string[] }[]
  readonly mostPicks: number
}
