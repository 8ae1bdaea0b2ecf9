import { DENSITIES, type Density } from './choices.ts'
import { cssVarName, type LeafId, leafIds, leaves } from './contract.ts'
import { DIFFERENT_SCRIPTS, type DifferentScript } from './fonts/scripts.ts'
import { gate } from './gate.ts'
import { densityRules } from './rules/shape.ts'
import { printValue } from './value/print.ts'
import type { Value } from './value/values.ts'

type LeafValues = ReadonlyMap<LeafId, Value>

export type Emittable = {
  readonly light: LeafValues
  readonly dark: LeafValues
  readonly scripts: { readonly [S in DifferentScript]: LeafValues }
  readonly density: Density
}

const print = (id: LeafId, value: Value): string =>
  gate(id, printValue(leaves.get(id)?.type ?? 'number', value as never))
const declare = (id: LeafId, value: Value): string => `${cssVarName(id)}:${print(id, value)}`

const block = (selector: string, declarations: readonly string[]): string =>
  declarations.length ? `${selector}{${declarations.join(';')}}` : ''

/** Declarations of the leaves that are not the same in `base`. */
function different(values: LeafValues, base: LeafValues): string[] {
  return [...values].flatMap(([id, value]) => {
    const text = declare(id, value)
    const standard = base.get(id)
    return standard !== undefined && declare(id, standard) === text ? [] : [text]
  })
}

/** Scripts that say the same share a block. */
function scriptBlocks({ light, scripts }: Emittable): string[] {
  const speakers = new Map<string, DifferentScript[]>()
  for (const script of DIFFERENT_SCRIPTS) {
    for (const text of different(scripts[script], light)) speakers.set(text, [...(speakers.get(text) ?? []), script])
  }
  const blocks = new Map<string, string[]>()
  for (const [text, who] of speakers) {
    const selector = who.map((script) => `[data-script=${script}]`).join()
    blocks.set(selector, [...(blocks.get(selector) ?? []), text])
  }
  return [...blocks].map(([selector, declarations]) => block(selector, declarations))
}

function densityBlocks({ density, light }: Emittable): string[] {
  return DENSITIES.filter((other) => other !== density).map((other) => {
    const sizes = Object.entries(densityRules).map(([id, rule]): [LeafId, Value] => [id as LeafId, rule(other)])
    return block(`[data-density=${other}]`, different(new Map(sizes), light))
  })
}

const STILL =
  '@media (prefers-reduced-motion:reduce){:root{--lv-motion-fast:0s;--lv-motion-normal:0s;--lv-motion-slow:0s;--lv-tile-lift:0px}}'

type Printed = { readonly id: LeafId; readonly day: string; readonly night: string }

/** Leaves that depend on the mode, printed for both. */
function printModal({ light, dark }: Emittable): Printed[] {
  return leafIds.flatMap((id) => {
    const [day, night] = [light.get(id), dark.get(id)]
    const isModal = leaves.get(id)?.modeAware && day !== undefined && night !== undefined
    return isModal ? [{ id, day: print(id, day), night: print(id, night) }] : []
  })
}

/**
 * The theme as CSS custom properties, the whole contract in both modes; what does not depend on the mode stands once.
 * `data-mode`, `data-script` and `data-density` are attributes of `<html>`; a mode may also be set on any element.
 */
export function emit(theme: Emittable): string {
  const printed = printModal(theme)
  const same = printed.filter(({ day, night }) => day === night)
  const modal = printed.filter(({ day, night }) => day !== night)
  const fixed = [...theme.light].filter(([id]) => !leaves.get(id)?.modeAware).map(([id, value]) => declare(id, value))
  const night = ['color-scheme:dark', ...modal.map(({ id, night: text }) => `${cssVarName(id)}:${text}`)]
  return [
    block(':root', [...fixed, ...same.map(({ id, day }) => `${cssVarName(id)}:${day}`)]),
    block(':root,[data-mode=light]', ['color-scheme:light', ...modal.map(({ id, day }) => `${cssVarName(id)}:${day}`)]),
    block('[data-mode=dark]', night),
    `@media (prefers-color-scheme:dark){${block('[data-mode=auto]', night)}}`,
    ...scriptBlocks(theme),
    ...densityBlocks(theme),
    STILL,
  ].join('')
}
