/** Sent to open pages in development when what a merchant's visitors see is another. */
export const CONFIGURATION_EVENT = 'livery:configuration'

export interface ConfigurationSaved {
  /** The merchant's id. */
  readonly merchant: string
}
