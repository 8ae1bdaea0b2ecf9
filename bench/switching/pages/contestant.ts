import type { Mode } from '@livery/theme/choices'
import type { Tokens } from './skins.ts'

export type Appearance = { readonly mode: Mode; readonly skin: 0 | 1 }

/** The interface of every measured page. */
export interface Contestant {
  /** Applies theme and mode, with React's work, before it returns; style and paint follow with the next frame. */
  readonly apply: (next: Appearance) => void
  /** How often React has rendered a control again since the page was opened. */
  readonly renders: () => number
  /** The values of each theme, where the page needs them. */
  readonly values?: () => readonly Readonly<Record<Mode, Tokens>>[]
}

declare global {
  interface Window {
    contestant: Contestant
  }
}
