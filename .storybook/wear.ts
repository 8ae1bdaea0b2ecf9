import { themes } from 'virtual:themes'
import { showMode, showTheme } from '@livery/ui/appearance'

export const MODES = ['light', 'dark', 'auto'] as const
export const DIRECTIONS = ['ltr', 'rtl'] as const
export const SCRIPTS = ['Latn', 'Arab'] as const

export type Dress = {
  /** Id of a theme; the first one where it is not known. */
  theme: string
  mode: (typeof MODES)[number]
  direction: (typeof DIRECTIONS)[number]
  script: (typeof SCRIPTS)[number]
}

export const themeIds: readonly string[] = themes.map((theme) => theme.id)

/** The language whose letters the sample texts of a script have. */
const LANGUAGE = { Latn: 'en', Arab: 'ar' } as const

/** Dresses the page as the gateway does: the theme's variables in one style element, the rest as attributes of `<html>`. */
export function wear({ theme: id, mode, direction, script }: Dress): void {
  const theme = themes.find((candidate) => candidate.id === id) ?? themes[0]
  const root = document.documentElement
  root.dataset.script = script
  root.dir = direction
  root.lang = LANGUAGE[script]
  showMode(mode)
  showTheme(`${theme?.css}${theme?.fonts[script] ?? ''}`)
}
