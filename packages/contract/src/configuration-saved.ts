/** Sent to open pages in development when a merchant's visible configuration has changed. */
export const CONFIGURATION_EVENT = 'livery:configuration'

export interface ConfigurationSaved {
  /** The merchant's id. */
  readonly merchant: string
}
