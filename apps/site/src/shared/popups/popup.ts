import type { Boot } from '@livery/contract/boot'
import type { ComponentType } from 'react'
import type { TextArea } from '../i18n/areas.ts'
import type { PopupName, PopupProps } from '../visit/popup-store.ts'

/** The props that every pop-up gets besides its own. */
export type PopupComponentProps<Name extends PopupName> = PopupProps[Name] & {
  /** Whether it is shown; false during the closing animation. */
  readonly open: boolean
  readonly close: () => void
}

/** A pop-up, owned by its feature: its name, the text areas it needs, and how to load it. */
export interface Popup<Name extends PopupName = PopupName> {
  readonly name: Name
  readonly areas: readonly TextArea[]
  /** The people who may open it on any page. For them it is loaded in advance, in case the connection breaks. */
  readonly ahead?: 'guest' | 'member' | 'everybody'
  /** Fetches the parts of it that are loaded on demand, as far as this merchant uses them. */
  readonly needs?: (boot: Boot) => Promise<unknown>
  readonly load: () => Promise<{ readonly default: ComponentType<PopupComponentProps<Name>> }>
}

/** Preserves the literal name of a pop-up's record. */
export function definePopup<Name extends PopupName>(popup: Popup<Name>): Popup<Name> {
  return popup
}

/** The pop-ups a page can open, by name. */
export type PopupRegistry = Readonly<Record<string, Popup>>
