import { DENSITIES, type Density } from './choices.ts'
import { cssVarName, type LeafId, leafIds, leaves } from './contract.ts'
import { DIFFERENT_SCRIPTS, type DifferentScript } from './fonts/scripts.ts'
import { gate } from './gate.ts'
import { densityRules } from './rules/shape.ts'
import { SQUIRCLE_VAR } from './squircle.ts'
import { printValue } from './value/print.ts'
import type { Value } from './value/values.ts'

type LeafValues = ReadonlyMap<LeafId, Value>

export type Emittable = {
  readonly light: LeafValues
  readonly dark: LeafValues
  readonly scripts: { readonly [S in DifferentScript]: LeafValues }
  readonly density: Density
  /** Declarations beside the leaves. */
  readonly signature: readonly string[]
}

const print = (id: LeafId, value: Value): string => {
  const text = gate(id, printValue(leaves.get(id)?.type ?? 'number', value as never))
  return text === 'squircle' ? `var(${SQUIRCLE_VAR})` : text
}
const declare = (id: LeafId, value: Value): string => `${cssVarName(id)}:${print(id, value)}`

const block = (selector: string, declarations: readonly string[]): string =>
  declarations.length ? `${selector}{${declarations.join(';')}}` : ''

/** The leaves that a script or a density sets differently from the page's `base`, as a block of its own. */
function variant(selector: string, values: LeafValues, base: ReadonlySet<string>): string {
  const declarations = [...values].map(([id, value]) => declare(id, value))
  return block(
    selector,
    declarations.filter((text) => !base.has(text)),
  )
}

const HEX = /#[0-9a-f]{3,8}\b/g

/**
 * Two CSS texts that differ only in colours, merged into one with `light-dark()`, which chooses by the element's
 * `color-scheme`; undefined when they differ in more.
 */
function lightDark(day: string, night: string): string | undefined {
  if (day === night) return day
  if (day.replace(HEX, '#') !== night.replace(HEX, '#')) return undefined
  const colors = night.match(HEX) ?? []
  let at = 0
  return day.replace(HEX, (light) => {
    const dark = colors[at++]
    return light === dark ? light : `light-dark(${light},${dark})`
  })
}

/** Leaves whose two modes differ in more than colours; most themes have none. */
function modeBlocks(light: readonly string[], dark: readonly string[]): string {
  if (light.length === 0) return ''
  const auto = block('[data-mode=auto]', dark)
  return `${block(':root,[data-mode=light]', light)}${block('[data-mode=dark]', dark)}@media (prefers-color-scheme:dark){${auto}}`
}

export type Emitted = {
  /** The whole contract in both modes, for a page in Latin script with the theme's own density. */
  readonly css: string
  /** What a page in this script needs in addition. */
  readonly scriptCss: { readonly [S in DifferentScript]: string }
  /** What `html[data-density]` needs in addition, for densities other than the theme's own. */
  readonly densityCss: { readonly [D in Density]: string }
}

/**
 * The theme as CSS custom properties, each leaf once. A colour that differs by mode is a `light-dark()`, so that a mode
 * may also be set on any element. `data-mode`, `data-script` and `data-density` are attributes of `<html>`. The
 * `color-scheme` of a mode and the rule for reduced motion are the same in every theme, so they are in the design
 * system's `global.css.ts`.
 */
export function emit({ light, dark, scripts, density, signature }: Emittable): Emitted {
  const paired = new Map<string, string[]>()
  const single: string[] = []
  const [byDay, byNight]: [string[], string[]] = [[], []]
  for (const id of leafIds) {
    const value = light.get(id)
    if (value === undefined) throw new Error(`${id} was not resolved`)
    const day = print(id, value)
    const night = leaves.get(id)?.modeAware ? print(id, dark.get(id) ?? value) : day
    const text = lightDark(day, night)
    if (text === undefined) {
      byDay.push(`${cssVarName(id)}:${day}`)
      byNight.push(`${cssVarName(id)}:${night}`)
    } else if (text.startsWith('light-dark')) {
      paired.set(text, [...(paired.get(text) ?? []), `${cssVarName(id)}:${text}`])
    } else single.push(`${cssVarName(id)}:${text}`)
  }
  // Sorted because Brotli compresses similar text better when it is near: pairs of colours together, equal pairs side
  // by side, all else by name.
  const declarations = [...[...paired.values()].flat(), ...[...single, ...signature].sort()]
  const base = new Set(single)
  return {
    css: `${block(':root', declarations)}${modeBlocks(byDay, byNight)}`,
    scriptCss: fromKeys(DIFFERENT_SCRIPTS, (script) => variant(`[data-script=${script}]`, scripts[script], base)),
    densityCss: fromKeys(DENSITIES, (other) => {
      const sizes = Object.entries(densityRules).map(([id, rule]): [LeafId, Value] => [id as LeafId, rule(other)])
      return other === density ? '' : variant(`[data-density=${other}]`, new Map(sizes), base)
    }),
  }
}

function fromKeys<Key extends string>(
  keys: readonly Key[],
  make: (key: Key) => string,
): { readonly [K in Key]: string } {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as { [K in Key]: string }
}
