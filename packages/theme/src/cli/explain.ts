import { contrastReport } from '../apca.ts'
import { MODES, type Mode } from '../choices.ts'
import { parseHex } from '../color/rgb.ts'
import { compileLook } from '../compile-look.ts'
import type { CompiledTheme } from '../compile-theme.ts'
import { COMPOSITION_CHOICES, type CompositionKey } from '../composition.ts'
import { COMPOSITION_MEANINGS } from '../composition-meanings.ts'
import { cssVarName, type LeafId, leaves } from '../contract.ts'
import { holds, readChain } from '../extend.ts'
import { themeSource } from '../load-theme.ts'
import type { ThemeChoices } from '../theme-fields.ts'
import { colorName } from './color-name.ts'

/** Choices of a theme file from which values are derived; the other keys only name or date things. */
const CHOICES = [
  'brand',
  'brandDark',
  'accent',
  'neutral',
  'surface',
  'radius',
  'shape',
  'density',
  'depth',
  'texture',
  'motion',
  'pictures',
  'chrome',
  'button',
  'ornament',
  'frame',
  'type',
] as const satisfies readonly (keyof ThemeChoices)[]

/**
 * Everything about one leaf of a theme: its meaning, its contrast duties, its value in both modes, and where the value
 * comes from. The source of a generated value is found by trial: if the value changes when a choice is removed, it
 * depends on that choice.
 */
export function explain(root: string, theme: CompiledTheme, id: LeafId): string {
  const leaf = leaves.get(id)
  if (!leaf) throw new Error(`no leaf ${id}`)
  const traits = [leaf.type, `since ${leaf.since}`, ...(leaf.locked ? ['locked: no theme may set it'] : [])]
  const modes: readonly Mode[] = leaf.modeAware ? MODES : ['light']
  return [
    `${id}  ${cssVarName(id)}`,
    leaf.meaning,
    traits.join(', '),
    ...modes.flatMap((mode) => [
      '',
      `${leaf.modeAware ? `${mode} mode: ` : ''}${written(theme, id, mode)}`,
      `  ${origin(root, theme.id, id, mode)}`,
      ...duties(theme, id, mode).map((line) => `  ${line}`),
    ]),
  ].join('\n')
}

/** A theme's choices of composition, with their files and the alternatives. */
export function explainComposition(root: string, theme: CompiledTheme, key: CompositionKey): string {
  const { meaning, words } = COMPOSITION_MEANINGS[key]
  const meanings: Readonly<Record<string, string>> = words
  const chosen = theme.composition[key]
  const { choices, at } = chainOf(root, theme.id)
  const place = choices[key] === undefined ? 'the usual one: no line says otherwise' : `chosen at ${at([key])}`
  const others = COMPOSITION_CHOICES[key].filter((word) => word !== chosen)
  return [
    key,
    meaning,
    '',
    `${chosen}: ${meanings[chosen]}`,
    `  ${place}`,
    ...others.map((word) => `  instead of ${word}: ${meanings[word]}`),
  ].join('\n')
}

function written(theme: CompiledTheme, id: LeafId, mode: Mode): string {
  const value = theme.values[mode][id]
  const rgb = typeof value === 'string' ? parseHex(value) : undefined
  return rgb ? `${value}, ${colorName(rgb)}` : JSON.stringify(value)
}

function duties(theme: CompiledTheme, id: LeafId, mode: Mode): string[] {
  return contrastReport(theme)
    .filter((row) => row.leaf === id && row.mode === mode)
    .map(({ on, ratio, min, lc }) => `on ${on} ${ratio}:1, at least ${min}:1 (APCA Lc ${lc})`)
}

function origin(root: string, themeId: string, id: LeafId, mode: Mode): string {
  const { choices, at } = chainOf(root, themeId)
  for (const bucket of [mode, 'all'] as const) {
    if (holds(choices, ['overrides', bucket, id])) return `set by hand at ${at(['overrides', bucket, id])}`
  }
  const own = valueWith(themeId, choices, id, mode)
  const causes = CHOICES.filter((choice) => {
    if (choices[choice] === undefined) return false
    // A theme needs a brand, so it is replaced by another colour instead of being removed.
    const { [choice]: _gone, ...rest } = choices
    const without = choice === 'brand' ? { ...choices, brand: OTHER_BRAND } : rest
    return valueWith(themeId, without, id, mode) !== own
  })
  const rule = leaves.get(id)?.duty ? 'made from' : 'follows from'
  const solved = leaves.get(id)?.duty ? ', then solved to be legible' : ''
  if (causes.length === 0) return 'the same in every theme that says nothing of it'
  return `${rule} ${causes.map((choice) => `"${choice}" at ${at([choice])}`).join(', ')}${solved}`
}

/** A theme's choices, its parents' included, with their files. */
function chainOf(root: string, themeId: string) {
  const source = themeSource(root, themeId)
  if (!source) throw new Error(`no theme ${themeId}`)
  const { choices, faultAt } = readChain(themeId, source.file, source.text, (parent) => themeSource(root, parent))
  if (!choices) throw new Error(`${themeId} was compiled and cannot be read`)
  const at = (path: readonly (string | number)[]) => {
    const { file, line, column } = faultAt([...path], { code: 'explain', message: '' })
    return `${file}:${line}:${column}`
  }
  return { choices, at }
}

const OTHER_BRAND = { r: 12, g: 130, b: 90, a: 255 }

/**
 * The value of a leaf under other choices, as text. Choices that cannot be compiled give a text that differs from every
 * value.
 */
function valueWith(themeId: string, choices: ThemeChoices, id: LeafId, mode: Mode): string {
  const result = compileLook(themeId, choices, (path, faultText) => ({
    ...faultText,
    severity: 'error',
    file: '',
    line: 1,
    column: 1,
    path: path.join('.'),
  }))
  return result.ok ? JSON.stringify(result.look.values[mode][id]) : 'faults'
}
