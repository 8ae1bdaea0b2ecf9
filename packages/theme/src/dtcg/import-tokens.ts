import { describeValue, type Fault, type FaultText, formatPath } from '@livery/document/fault'
import { BUCKETS, type Bucket, MODES, type Mode } from '../choices.ts'
import { type CompiledTheme, compileTheme } from '../compile-theme.ts'
import { CONTRACT_VERSION, type LeafId, leaves } from '../contract.ts'
import type { Leaf } from '../leaf.ts'
import { isError } from '../read-theme.ts'
import type { JsonValue } from '../value/to-json.ts'
import { overrideJson } from './choices-json.ts'
import { findSeed } from './find-seed.ts'
import { followAliases, type Token } from './follow-aliases.ts'
import { isObject, isSame, type JsonObject, ownOf } from './json.ts'
import { EXTENSION } from './names.ts'
import { type ReadSibling, readSources } from './read-sources.ts'
import { expectedOf, readValue } from './read-value.ts'
import { faultAtPlace, mapTokens, type Place } from './token-map.ts'

export type ImportSource = {
  /** The id of the new theme. */
  readonly id: string
  /** The file's name in faults. */
  readonly file: string
  readonly text: string
  readonly readSibling: ReadSibling
  /** The token of the brand, for files that do not state it in our way. */
  readonly brand?: string
}

export type ImportResult =
  | {
      readonly ok: true
      readonly choices: JsonObject
      readonly theme: CompiledTheme
      readonly warnings: readonly Fault[]
    }
  | { readonly ok: false; readonly faults: readonly Fault[] }

type Choices = { [key: string]: JsonValue }
type Overrides = { [B in Bucket]?: { [id: string]: JsonValue } }
type ImportedLeaves = Map<LeafId, { readonly value: JsonValue; readonly place: Place }>

/** Overriding a leaf changes others that are derived from it; a few rounds are enough. */
const MOST_ROUNDS = 6

/**
 * Makes the choices of a theme from design tokens: the brand becomes the seed, the theme is derived from it, and every
 * leaf with another value in the tokens becomes an override. Tokens of our own export contain the choices, so an
 * unchanged export gives exactly the same theme. It does not throw whatever the file contains.
 */
export function importTokens({ id, file, text, readSibling, brand }: ImportSource): ImportResult {
  const { main, sources, faults: reading } = readSources(file, text, readSibling)
  const faults: Fault[] = [...reading]
  const read = (mode: Mode): ReadonlyMap<string, Token> => {
    const mapped = mapTokens(sources[mode] ?? [])
    const followed = followAliases(mapped.tokens)
    faults.push(...mapped.faults, ...followed.faults)
    return followed.tokens
  }
  const tokens = { light: read('light'), dark: read('dark') }
  const root: Place = { document: main, path: [] }
  const seeds = findSeed(tokens, brand, root)
  if ('fault' in seeds && !faults.some(isError)) faults.push(seeds.fault)
  if ('fault' in seeds || faults.some(isError)) return { ok: false, faults: inOrder(faults) }

  const own = sources.light.map(({ tree }) => ownOf(ownOf(tree, '$extensions'), EXTENSION)).find(isObject)
  const recorded = ownOf(own, 'choices')
  const compile = (choices: Choices) => compileTheme({ id, file, text: JSON.stringify(choices) })
  const before: Choices = { contract: CONTRACT_VERSION, ...(isObject(recorded) ? (recorded as Choices) : {}) }
  const choices: Choices = { ...before, brand: seeds.light }
  if (sources.dark) {
    if (seeds.dark === seeds.light) delete choices.brandDark
    else choices.brandDark = seeds.dark
  }
  const anchor = (faultText: Fault): Fault => atCausingToken(faultText, { choices, root, seeds, tokens })

  let compiled = compile(choices)
  if (!compiled.ok) return { ok: false, faults: inOrder([...faults, ...compiled.faults.map(anchor)]) }
  // With another brand the theme is derived again, and only tokens that somebody changed count.
  const isRegrown = isObject(recorded) && (before.brand !== choices.brand || before.brandDark !== choices.brandDark)
  const exported = isRegrown ? compile(before) : compiled
  const known = exported.ok ? exported.theme : compiled.theme
  const imported = {
    light: importedLeaves('light', tokens.light, known, faults),
    dark: importedLeaves('dark', tokens.dark, known, faults),
  }
  if (own) addWords(imported.light, own, known, root)
  if (isRegrown) for (const mode of MODES) keepChanged(imported[mode], known.values[mode])
  if (faults.some(isError)) return { ok: false, faults: inOrder(faults) }

  let last = compiled.theme
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    // A theme that is legible with all overrides may not be so with some: then all are set at once.
    const changed = setOverrides(choices, imported, compiled.ok ? compiled.theme : last, !compiled.ok)
    if (!changed) break
    compiled = compile(choices)
    if (compiled.ok) last = compiled.theme
  }
  if (!compiled.ok) return { ok: false, faults: inOrder([...faults, ...compiled.faults.map(anchor)]) }
  faults.push(...unknownTokens(tokens, root))
  return { ok: true, choices, theme: compiled.theme, warnings: inOrder(faults) }
}

const inOrder = (faults: readonly Fault[]): Fault[] =>
  [
    ...new Map(faults.map((fault) => [`${fault.file}:${fault.line}:${fault.column}:${fault.message}`, fault])).values(),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)

/** The tokens' values for our leaves in a mode; a value that a theme cannot use is a fault. */
function importedLeaves(
  mode: Mode,
  tokens: ReadonlyMap<string, Token>,
  theme: CompiledTheme,
  faults: Fault[],
): ImportedLeaves {
  const imported = new Map<LeafId, { value: JsonValue; place: Place }>()
  for (const [id, leaf] of leaves) {
    const token = tokens.get(id)
    if (!token || (mode === 'dark' && !leaf.modeAware)) continue
    const current = theme.values[mode][id]
    const value = readValue(leaf.type, token, current)
    const say = (faultText: FaultText) => faults.push(faultAtPlace(token.place, faultText))
    if (value === undefined) {
      say({
        code: 'dtcg.value',
        message: `${id}: expected ${expectedOf(leaf.type)}`,
        found: describeValue(token.value),
        repair: 'Correct the token, or leave it out',
      })
    } else if (isSame(value, current)) imported.set(id, { value, place: token.place })
    else if (leaf.locked) say(leftOut(`${id} is locked: it looks the same in every skin`, 'Remove the token'))
    else if (leaf.type === 'fontFamily')
      say(leftOut(`${id}: families are not set one by one`, 'Choose a pairing under "type" in the theme file'))
    else imported.set(id, { value, place: token.place })
  }
  return imported
}

function keepChanged(imported: ImportedLeaves, before: CompiledTheme['values'][Mode]): void {
  for (const [id, { value }] of imported) if (isSame(value, before[id])) imported.delete(id)
}

/** Leaves that are words are outside of the tokens, in the file with the choices. */
function addWords(imported: ImportedLeaves, own: JsonObject, theme: CompiledTheme, root: Place): void {
  const words = ownOf(own, 'words')
  for (const [id, value] of isObject(words) ? Object.entries(words) : []) {
    const type = (leaves as ReadonlyMap<string, Leaf>).get(id)?.type
    if ((type !== 'corner' && type !== 'textTransform') || typeof value !== 'string') continue
    if (value !== theme.values.light[id as LeafId]) imported.set(id as LeafId, { value, place: root })
  }
}

const leftOut = (message: string, repair: string): FaultText => ({
  code: 'dtcg.left-out',
  severity: 'warning',
  message: `${message}; the token is left out`,
  repair,
})

/** Overrides the leaves whose derived values differ (or all); answers whether there were any. */
function setOverrides(
  choices: Choices,
  imported: { readonly [M in Mode]: ImportedLeaves },
  theme: CompiledTheme,
  all: boolean,
): boolean {
  const overrides: Overrides = Object.fromEntries(
    BUCKETS.map((bucket) => [bucket, { ...(choices.overrides as Overrides | undefined)?.[bucket] }]),
  )
  const before = JSON.stringify(overrides)
  for (const mode of MODES) {
    for (const [id, { value }] of imported[mode]) {
      const leaf = leaves.get(id)
      if (!leaf || leaf.locked || leaf.type === 'fontFamily' || id === 'color.brand.verbatim') continue
      if (!all && isSame(value, theme.values[mode][id])) continue
      const bucket = leaf.modeAware ? mode : 'all'
      overrides[bucket] = { ...overrides[bucket], [id]: overrideJson(leaf.type, value) }
    }
  }
  const filled = Object.entries(overrides).filter(([, set]) => Object.keys(set ?? {}).length > 0)
  if (filled.length > 0) choices.overrides = Object.fromEntries(filled) as JsonValue
  return JSON.stringify(overrides) !== before
}

/** A fault of the new theme, reported at the token that caused it. */
function atCausingToken(
  faultText: Fault,
  {
    choices,
    root,
    seeds,
    tokens,
  }: {
    choices: Choices
    root: Place
    seeds: { place: Place }
    tokens: { readonly [M in Mode]: ReadonlyMap<string, Token> }
  },
): Fault {
  const { file: _file, line: _line, column: _column, path, ...text } = faultText
  for (const bucket of BUCKETS) {
    for (const id of Object.keys((choices.overrides as Overrides | undefined)?.[bucket] ?? {})) {
      if (!path.startsWith(formatPath(['overrides', bucket, id]))) continue
      const token = tokens[bucket === 'dark' ? 'dark' : 'light'].get(id)
      if (token) return faultAtPlace(token.place, text)
    }
  }
  return faultAtPlace(/^brand/.test(path) ? seeds.place : root, text)
}

/** Tokens without a leaf, in one message for all. */
function unknownTokens({ light }: { readonly light: ReadonlyMap<string, Token> }, root: Place): Fault[] {
  const names = [...light.keys()].filter((name) => !(leaves as ReadonlyMap<string, unknown>).has(name))
  if (names.length === 0) return []
  const some = `${names
    .slice(0, 3)
    .map((name) => describeValue(name))
    .join(', ')}${names.length > 3 ? ', …' : ''}`
  return [
    faultAtPlace(root, {
      code: 'dtcg.stranger',
      severity: 'warning',
      message: `${names.length} ${names.length === 1 ? 'token has' : 'tokens have'} no leaf here and ${names.length === 1 ? 'is' : 'are'} left out: ${some}`,
      repair: 'Give those that matter the name of a leaf',
    }),
  ]
}
