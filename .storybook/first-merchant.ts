interface Recordable {
  readonly id: string
  /** Whether its pages are recorded. */
  readonly isRecorded: boolean
}

/** The merchant that the workshop opens with: a new one has no pages yet, whatever its place in the alphabet. */
export function firstMerchant(merchants: readonly Recordable[]): string {
  return (merchants.find(({ isRecorded }) => isRecorded) ?? merchants[0])?.id ?? ''
}
