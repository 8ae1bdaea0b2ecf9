import { fileURLToPath } from 'node:url'
import { defineConfig, Logger, parse } from '@terrazzo/parser'
import { describe, expect, test } from 'vitest'
import { MODES, type Mode } from '../choices.ts'
import { formatHex, type Rgb } from '../color/rgb.ts'
import { type CompiledTheme, compileTheme } from '../compile-theme.ts'
import { leafIds, leaves } from '../contract.ts'
import { readChain } from '../extend.ts'
import { loadTheme, themeIds, themeSource } from '../load-theme.ts'
import { exportDarkTokens, exportResolver, exportTokens, type Tokens } from './export-tokens.ts'
import { importTokens } from './import-tokens.ts'
import { EXTENSION } from './names.ts'
import { writeValue } from './write-value.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

function loaded(id: string) {
  const result = loadTheme(root, id)
  const source = themeSource(root, id)
  if (!result.ok || !source) throw new Error(`no theme ${id}`)
  const { choices } = readChain(id, source.file, source.text, (parent) => themeSource(root, parent))
  if (!choices) throw new Error(`${id} cannot be read`)
  const tokens = exportTokens(result.theme, choices)
  const dark = exportDarkTokens(result.theme)
  return { theme: result.theme, tokens, dark, whole: exportResolver(id, tokens, dark) }
}

function imported(id: string, document: unknown, siblings: Readonly<Record<string, unknown>> = {}) {
  const result = importTokens({
    id,
    file: 'in.json',
    text: JSON.stringify(document),
    readSibling: (name) => (Object.hasOwn(siblings, name) ? JSON.stringify(siblings[name]) : undefined),
  })
  if (!result.ok) throw new Error(JSON.stringify(result.faults, null, 1))
  return result
}

/** A token of an exported document. */
function token(document: Tokens, id: string): { $value: unknown; $extensions?: Record<string, unknown> } {
  return id.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document) as {
    $value: unknown
  }
}

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

describe.each(themeIds(root))('%s', (id) => {
  const { theme, tokens, dark, whole } = loaded(id)

  test('comes back as the same bytes, overlays too', () => {
    for (const back of [imported(id, whole), imported(id, tokens)]) {
      expect(back.theme.hash).toBe(theme.hash)
      expect(back.theme.css).toBe(theme.css)
      expect(JSON.stringify(back.theme)).toBe(JSON.stringify(theme))
      expect(back.warnings).toEqual([])
    }
    const files = exportResolver(id, { $ref: 'a.tokens.json' }, { $ref: 'dark/b.tokens.json' })
    const back = imported(id, files, { 'a.tokens.json': tokens, 'dark/b.tokens.json': dark })
    expect(JSON.stringify(back.theme)).toBe(JSON.stringify(theme))
  })

  test('without our extension every colour, size and shadow still comes back', () => {
    const bare = JSON.parse(
      JSON.stringify(whole, (key, value: unknown) => (key === '$extensions' ? undefined : value)),
    ) as unknown
    const { theme: back } = imported(id, bare)
    for (const mode of MODES) {
      for (const leaf of leafIds) {
        const { type = 'number', locked } = leaves.get(leaf) ?? {}
        // A locked leaf is adjusted to its background, and patterns are not exported, so neither returns unchanged.
        if (locked || ['corner', 'textTransform', 'fontFamily', 'texture', 'gradient'].includes(type)) continue
        const written = writeValue(type, theme.values[mode][leaf])?.$value
        expect(writeValue(type, back.values[mode][leaf])?.$value, `${mode} ${leaf}`).toEqual(written)
      }
    }
  })

  test('is read by another parser of the format without a complaint, and its values are ours', async () => {
    for (const input of [tokens, whole]) {
      const logger = new Logger({ level: 'warn' })
      const config = defineConfig({ lint: { rules: EVERY_RULE } }, { cwd: new URL('file:///') })
      const read = await parse([{ filename: new URL('file:///in.json'), src: JSON.stringify(input) }], {
        config,
        logger,
      })
      expect([logger.errorCount, logger.warnCount]).toEqual([0, 0])
      const modes = input === whole ? MODES : (['light'] as const)
      for (const mode of modes) {
        const values = input === whole ? read.resolver.apply({ mode }) : read.tokens
        compare(theme, mode, values)
      }
    }
  })
})

const EVERY_RULE = Object.fromEntries(
  ['color', 'dimension', 'font-family', 'font-weight', 'duration', 'cubic-bezier', 'number', 'shadow', 'gradient'].map(
    (name) => [`core/valid-${name}`, 'error' as const],
  ),
)

type Parsed = Readonly<Record<string, { readonly $type: string; readonly $value: unknown }>>

/** Every value that the other parser found, with the compiler's value for it. */
function compare(theme: CompiledTheme, mode: Mode, parsed: Parsed): void {
  const expected = leafIds.filter((id) => writeValue(leaves.get(id)?.type ?? 'number', theme.values[mode][id]))
  expect(Object.keys(parsed).sort()).toEqual([...expected].sort())
  for (const id of expected) {
    const type = leaves.get(id)?.type ?? 'number'
    const written = writeValue(type, theme.values[mode][id])
    expect(parsed[id]?.$type).toBe(written?.$type)
    if (type === 'color') expect(hexOf(parsed[id]?.$value), `${mode} ${id}`).toBe(theme.values[mode][id])
    expect(plain(parsed[id]?.$value), `${mode} ${id}`).toEqual(plain(written?.$value))
  }
}

function hexOf(value: unknown): string {
  const { components, alpha } = value as { components: number[]; alpha: number }
  const [r, g, b, a] = [...components, alpha].map((part) => Math.round(part * 255))
  return formatHex({ r, g, b, a } as Rgb)
}

/** A value without what the other parser adds or leaves out. */
function plain(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => (key === 'inset' && inner === false ? undefined : inner)),
  )
}

const edited = (id: string, change: (light: Tokens, dark: Tokens) => void) => {
  const { theme, whole } = loaded(id)
  const document = copy(whole) as {
    sets: { theme: { sources: [Tokens] } }
    modifiers: { mode: { contexts: { dark: [Tokens] } } }
  }
  change(document.sets.theme.sources[0], document.modifiers.mode.contexts.dark[0])
  const { choices, theme: after } = imported(id, document)
  return { choices, before: theme, after }
}

test('what somebody changed is set by hand, in its mode alone, and nothing else moves', () => {
  const { choices, before, after } = edited('harbor', (light, dark) => {
    token(dark, 'color.surface.raised').$value = { colorSpace: 'oklch', components: [0.24, 0.02, 240] }
    token(light, 'radius.tile').$value = { value: 1, unit: 'rem' }
    token(light, 'color.tile.border').$value = '{color.text.muted}'
  })
  expect(choices.overrides).toMatchObject({
    all: { 'radius.tile': 16 },
    light: { 'color.tile.border': before.values.light['color.text.muted'] },
    dark: { 'color.surface.raised': '#172128' },
  })
  const moved = MODES.flatMap((mode) =>
    leafIds.filter((id) => JSON.stringify(before.values[mode][id]) !== JSON.stringify(after.values[mode][id])),
  )
  expect(new Set(moved)).toEqual(new Set(['radius.tile', 'color.tile.border', 'color.surface.raised']))
})

test('a changed brand grows the theme anew; what else was changed stays', () => {
  const { choices, after } = edited('harbor', (light) => {
    token(light, 'color.brand.verbatim').$value = '#7c3aed'
    token(light, 'radius.tile').$value = { value: 3, unit: 'px' }
  })
  expect(choices).toMatchObject({ brand: '#7c3aed', brandDark: '#5aa3d0', overrides: { all: { 'radius.tile': 3 } } })
  expect(Object.keys(choices.overrides as object)).toEqual(['all'])
  expect(after.values.light['color.action.bg']).toBe('#7c3aed')
})

test('a word outside the tokens is taken too, and an ink keeps its pattern', () => {
  const { tokens } = loaded('neon')
  const changed = copy(tokens) as Tokens & { $extensions: Record<string, { words: Record<string, string> }> }
  const extension = changed.$extensions[EXTENSION]
  if (extension) extension.words['corner.card'] = 'bevel'
  token(changed, 'texture.canvas').$value = '#ff000010'
  const { theme } = imported('neon', changed)
  expect(theme.values.light['corner.card']).toBe('bevel')
  expect(theme.values.light['texture.canvas']).toMatchObject({ pattern: 'grid', color: '#ff000010' })
})

test('tokens of others: a brand found by its name or named, the rest grown', () => {
  const foreign = {
    palette: { $type: 'color', red: { $value: { colorSpace: 'srgb', components: [0.8, 0.1, 0.2] } } },
    brand: { $ref: '#/palette/red' },
    space: { $type: 'dimension', 4: { $value: { value: 1.125, unit: 'rem' } } },
  }
  const { choices, warnings } = imported('theirs', foreign)
  expect(choices).toMatchObject({ brand: '#cc1a33', overrides: { all: { 'space.4': { value: 1.125, unit: 'rem' } } } })
  expect(warnings.map(({ message }) => message)).toEqual([
    '2 tokens have no leaf here and are left out: "palette.red", "brand"',
  ])
  const grown = compileTheme({ id: 'theirs', file: 'x', text: JSON.stringify(choices) })
  expect(grown.ok).toBe(true)
  const named = importTokens({
    id: 'theirs',
    file: 'in.json',
    text: JSON.stringify({ palette: foreign.palette }),
    readSibling: () => undefined,
    brand: 'palette.red',
  })
  expect(named.ok && named.choices.brand).toBe('#cc1a33')
})
