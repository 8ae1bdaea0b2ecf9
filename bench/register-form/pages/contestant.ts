/** The interface of the compared pages. */
export interface FormContestant {
  /** Mounts the form; resolves when all its fields are there. */
  readonly mount: () => Promise<void>
  readonly unmount: () => void
}

declare global {
  interface Window {
    form: FormContestant
  }
}

/**
 * The controls a page must show before its form counts as mounted: seventeen fields, a choice, a country, the terms.
 */
export const CONTROLS = 20
