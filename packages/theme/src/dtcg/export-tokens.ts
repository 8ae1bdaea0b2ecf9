import { MODES, type Mode } from '../choices.ts'
import type { CompiledTheme } from '../compile-theme.ts'
import { CONTRACT_VERSION, type LeafId, leafIds, leaves } from '../contract.ts'
import type { ThemeChoices } from '../theme-fields.ts'
import type { JsonValue } from '../value/to-json.ts'
import { choicesJson } from './choices-json.ts'
import { EDITION, EXTENSION, FORMAT_SCHEMA, RESOLVER_SCHEMA } from './names.ts'
import { writeValue } from './write-value.ts'

/** A document of the token format, or a part of one. */
export type Tokens = { [key: string]: unknown }

/**
 * A theme as design tokens: every leaf in light mode, as one document that any tool for the format can read. What the
 * format cannot express (patterns, layers, letter case, the theme's choices) is under `$extensions`.
 */
export function exportTokens(theme: CompiledTheme, choices: ThemeChoices): Tokens {
  const extension = {
    theme: theme.id,
    contract: CONTRACT_VERSION,
    mode: MODES[0],
    choices: choicesJson(choices),
    words: wordsOf(theme),
  }
  return {
    $schema: FORMAT_SCHEMA,
    $description: `The theme "${theme.id}" in light mode.`,
    $extensions: { [EXTENSION]: extension },
    ...tokensOf(theme, 'light', leafIds),
  }
}

/** The tokens that differ in dark mode. */
export function exportDarkTokens(theme: CompiledTheme): Tokens {
  return {
    $schema: FORMAT_SCHEMA,
    $description: `What the theme "${theme.id}" sets otherwise in dark mode.`,
    ...tokensOf(
      theme,
      'dark',
      leafIds.filter((id) => leaves.get(id)?.modeAware),
    ),
  }
}

/**
 * The document of the Resolver module that combines the two.
 * @param light where the tokens are: a reference such as `{ "$ref": "neon.tokens.json" }`, or the tokens themselves
 */
export function exportResolver(id: string, light: Tokens, dark: Tokens): Tokens {
  return {
    $schema: RESOLVER_SCHEMA,
    version: EDITION,
    name: id,
    sets: { theme: { description: 'Every leaf, in light mode.', sources: [light] } },
    modifiers: {
      mode: { description: 'Colour mode.', contexts: { light: [], dark: [dark] }, default: MODES[0] },
    },
    resolutionOrder: [{ $ref: '#/sets/theme' }, { $ref: '#/modifiers/mode' }],
  }
}

/** Leaves that are words; the format has no type for them. */
function wordsOf(theme: CompiledTheme): { [id: string]: JsonValue } {
  const words = leafIds.filter((id) => ['corner', 'textTransform'].includes(leaves.get(id)?.type ?? ''))
  return Object.fromEntries(words.map((id) => [id, theme.values.light[id]]))
}

function tokensOf(theme: CompiledTheme, mode: Mode, ids: readonly LeafId[]): Tokens {
  const root: Tokens = {}
  for (const id of ids) {
    const token = tokenOf(id, theme.values[mode][id])
    if (!token) continue
    const path = id.split('.')
    let group = root
    for (const name of path.slice(0, -1)) {
      group[name] ??= {}
      group = group[name] as Tokens
    }
    group[path.at(-1) as string] = token
  }
  return root
}

function tokenOf(id: LeafId, value: JsonValue): Tokens | undefined {
  const leaf = leaves.get(id)
  const written = leaf && writeValue(leaf.type, value)
  if (!written) return undefined
  const own = { ...(written.isLess ? { type: leaf.type, value } : {}), ...(leaf.locked ? { locked: true } : {}) }
  return {
    $type: written.$type,
    $value: written.$value,
    $description: leaf.meaning,
    ...(leaf.deprecated ? { $deprecated: leaf.deprecated.use ? `Use ${leaf.deprecated.use}.` : true } : {}),
    ...(Object.keys(own).length > 0 ? { $extensions: { [EXTENSION]: own } } : {}),
  }
}
