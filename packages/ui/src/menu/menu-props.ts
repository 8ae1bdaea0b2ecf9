import type { KeyboardEvent, ReactNode, Ref } from 'react'
import type { IconName } from '../icon/icon.tsx'
import type { MenuAlign } from './aligns.ts'

export type MenuAction = {
  readonly id: string
  readonly label: string
  /** Language of the label where it is not the page's. */
  readonly lang?: string
  readonly icon?: IconName
  readonly danger?: boolean
  readonly disabled?: boolean
  /** Stands at the end of the line: a badge, an amount. */
  readonly end?: ReactNode
  /** One of several that can be chosen: the menu is then a choice. */
  readonly checked?: boolean
} & (
  | { readonly onSelect: () => void; readonly href?: undefined }
  | { readonly href: string; readonly onSelect?: undefined }
)

export type MenuEntry = MenuAction | { readonly id: string; readonly separator: true }

/** The props of the element that opens the menu; spread them on a `<Button>` or an `<IconButton>`. */
export type MenuTriggerProps = {
  ref: Ref<HTMLButtonElement>
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onPointerEnter: () => void
  onFocus: () => void
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
}

export type MenuProps = {
  /** The menu's name for screen readers. */
  label: string
  trigger: (props: MenuTriggerProps) => ReactNode
  entries: readonly MenuEntry[]
  /** Shown above the entries: who is signed in. */
  header?: ReactNode
  align?: MenuAlign | undefined
}
