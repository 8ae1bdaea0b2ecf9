import type { Mode } from '@livery/theme/choices'
import type { Tokens } from './skins.ts'

export type Dress = { readonly mode: Mode; readonly skin: 0 | 1 }

/** What every page under measurement answers to. */
export interface Contestant {
  /** Dresses the page, React's work included, before it returns; style and paint follow with the next frame. */
  readonly dress: (next: Dress) => void
  /** How often React has rendered a control anew since the page stood. */
  readonly renders: () => number
  /** The values of each skin, where the page knows them. */
  readonly values?: () => readonly Readonly<Record<Mode, Tokens>>[]
}

declare global {
  interface Window {
    contestant: Contestant
  }
}
