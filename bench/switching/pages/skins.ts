import { themes } from 'virtual:themes'
import { MODES, type Mode } from '@livery/theme/choices'
import { cssVarName, type LeafId, leafIds } from '@livery/theme/contract'

/** The two themes of the project between which the pages switch. */
export const skins = [themes[0], themes.at(-1)].map((theme) => theme?.css ?? '')

export type Tokens = Readonly<Record<LeafId, string>>

const inMode = (value: string, mode: Mode) =>
  value.replace(/light-dark\(([^,()]+),([^,()]+)\)/g, (_, day: string, night: string) =>
    mode === 'dark' ? night : day,
  )

function read(css: string, mode: Mode): Tokens {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  document.documentElement.dataset.mode = mode
  const computed = getComputedStyle(document.documentElement)
  const tokens = leafIds.map((id) => [id, inMode(computed.getPropertyValue(cssVarName(id)), mode)])
  style.remove()
  return Object.fromEntries(tokens) as Tokens
}

/**
 * Every value of a theme in one mode as plain text, from which the other libraries get a theme object or flat
 * variables.
 */
export const tokensOf: readonly Readonly<Record<Mode, Tokens>>[] = skins.map(
  (css) => Object.fromEntries(MODES.map((mode) => [mode, read(css, mode)])) as Record<Mode, Tokens>,
)
