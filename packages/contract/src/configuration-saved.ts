/** Sent to open pages in development when visitors of a merchant see something new, or its saved files have faults. */
export const CONFIGURATION_EVENT = 'livery:configuration'

/** Sent by a page that has just opened, to learn of faults that were saved before. */
export const CONFIGURATION_REQUEST = 'livery:configuration-asked'

export interface ConfigurationSaved {
  /** The merchant's id. */
  readonly merchant: string
  /** One line each, as in the terminal; empty when the saved files are live. */
  readonly faults: readonly string[]
}
