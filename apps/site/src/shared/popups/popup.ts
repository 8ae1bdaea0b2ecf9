import type { ComponentType } from 'react'
import type { TextArea } from '../i18n/areas.ts'
import type { PopupName, PopupProps } from './popup-store.ts'

/** What every pop-up is rendered with besides its own props. */
export type PopupComponentProps<Name extends PopupName> = PopupProps[Name] & {
  /** Whether it shows; false while it leaves, so that it can go in its own time. */
  readonly open: boolean
  readonly close: () => void
}

/** A pop-up, owned by its feature: its name, the text it needs, and how to load it. */
export interface Popup<Name extends PopupName = PopupName> {
  readonly name: Name
  readonly areas: readonly TextArea[]
  readonly load: () => Promise<{ readonly default: ComponentType<PopupComponentProps<Name>> }>
}

/** Keeps the exact name of a pop-up's record. */
export function definePopup<Name extends PopupName>(popup: Popup<Name>): Popup<Name> {
  return popup
}

/** The pop-ups a page can open, by name. */
export type PopupRegistry = Readonly<Record<string, Popup>>
