import { MODES, type Mode } from '../choices.ts'
import { parseHex, type Rgb } from '../color/rgb.ts'
import type { CompiledLook } from '../compile-look.ts'
import { COMPOSITION_KEYS, type CompositionKey } from '../composition.ts'
import { COMPOSITION_MEANINGS } from '../composition-meanings.ts'
import { type LeafId, leafIds, leaves } from '../contract.ts'
import type { JsonValue } from '../value/to-json.ts'
import { colorName } from './color-name.ts'

/** A change that visitors see, with the leaves that cause it. */
export interface Change {
  /** The part of the page, in a merchant's words. */
  readonly part: string
  readonly sentence: string
  readonly leaves: readonly LeafId[]
}

type Look = Pick<CompiledLook, 'values' | 'contrastReport' | 'composition'>

/** A fill and the text on it, which are described in one sentence. */
const PLATES = [
  ['Primary button', 'color.action.bg', 'color.action.on'],
  ['Second button', 'color.secondary.bg', 'color.secondary.on'],
  ['Accent', 'color.accent.bg', 'color.accent.on'],
  ['Brand surface', 'color.brand.verbatim', 'color.brand.on'],
  ['Header', 'color.header.bg', 'color.header.on'],
  ['Side menu', 'color.sidebar.bg', 'color.sidebar.on'],
  ['Footer', 'color.footer.bg', 'color.footer.on'],
  ['Bottom bar', 'color.tabbar.bg', 'color.tabbar.on'],
  ['Game tile', 'color.tile.bg', 'color.tile.on'],
  ['Field', 'color.input.bg', 'color.input.on'],
  ['Page', 'color.canvas', 'color.text.default'],
] as const satisfies readonly (readonly [string, LeafId, LeafId])[]

/** The part of the page that a leaf belongs to, by the beginning of its id. */
const PARTS: readonly (readonly [start: string, part: string])[] = [
  ['color.action', 'Primary button'],
  ['gradient.action', 'Primary button'],
  ['color.secondary', 'Second button'],
  ['color.ghost', 'Quiet button'],
  ['color.header', 'Header'],
  ['color.sidebar', 'Side menu'],
  ['color.footer', 'Footer'],
  ['color.tabbar', 'Bottom bar'],
  ['color.tile', 'Game tile'],
  ['tile.', 'Game tile'],
  ['color.input', 'Field'],
  ['color.link', 'Links'],
  ['color.heading', 'Headings'],
  ['color.text', 'Text'],
  ['color.border', 'Lines'],
  ['color.surface', 'Cards and panels'],
  ['color.canvas', 'Page'],
  ['gradient', 'Light'],
  ['texture', 'Pattern'],
  ['shadow', 'Shadows'],
  ['radius', 'Corners'],
  ['corner', 'Corners'],
  ['font', 'Type'],
  ['text', 'Type'],
  ['lineHeight', 'Type'],
  ['letterSpacing', 'Type'],
  ['space', 'Spacing'],
  ['size', 'Sizes'],
  ['motion', 'Motion'],
  ['easing', 'Motion'],
  ['image', 'Pictures'],
]
const partOf = (id: LeafId): string => PARTS.find(([start]) => id.startsWith(start))?.[1] ?? 'Other colours and marks'

/** Whether the contrast ratio of this pair of leaves is reported. */
export function isReported(leaf: LeafId, on: LeafId): boolean {
  return PLATES.some(([, fill, label]) => fill === on && label === leaf)
}

/** The differences between two looks, part by part, in words for the people who run the site. */
export function changesBetween(before: Look, after: Look): readonly Change[] {
  const changed = new Map<LeafId, Mode[]>()
  for (const id of leafIds) {
    const modes = MODES.filter((mode) => different(before.values[mode][id], after.values[mode][id]))
    if (modes.length > 0) changed.set(id, modes)
  }
  const alreadyReported = new Set<LeafId>()
  const plates = PLATES.flatMap(([part, fill, label]): Change[] => {
    const modes = MODES.filter((mode) => changed.get(fill)?.includes(mode) || changed.get(label)?.includes(mode))
    if (modes.length === 0) return []
    alreadyReported.add(fill).add(label)
    const sentences = new Map<string, Mode[]>()
    for (const mode of modes) {
      const text = plateSentence(part, { fill, label, mode, before, after })
      sentences.set(text, [...(sentences.get(text) ?? []), mode])
    }
    return [...sentences].map(([text, where]) => ({
      part,
      sentence: `${text}${inModes(where)}.`,
      leaves: [fill, label],
    }))
  })
  const others = [...changed].flatMap(([id, modes]): Change[] =>
    alreadyReported.has(id)
      ? []
      : [{ part: partOf(id), sentence: leafSentence(id, modes, before, after), leaves: [id] }],
  )
  return [...compositionChanges(before, after), ...plates, ...others]
}

/** "The frame: a menu beside the page becomes no menu beside the page." */
function compositionChanges(before: Look, after: Look): readonly Change[] {
  return COMPOSITION_KEYS.filter((key) => before.composition[key] !== after.composition[key]).map((key) => ({
    part: 'Composition',
    sentence: `${COMPOSITION_MEANINGS[key].name}: ${meaningOf(key, before)} becomes ${meaningOf(key, after)}.`,
    leaves: [],
  }))
}

function meaningOf(key: CompositionKey, { composition }: Look): string {
  const words: Readonly<Record<string, string>> = COMPOSITION_MEANINGS[key].words
  return `“${words[composition[key]]}”`
}

/**
 * A theme's change in one line: where the brand goes, how many leaves change, and how many of them miss their duty.
 * @param changes what `changesBetween` found
 */
export function headline(before: Look, after: Look, changes: readonly Change[]): string {
  const [was, is] = [before, after].map((look) => colorOf(look, 'light', 'color.brand.verbatim'))
  const brand = !was || !is || was.hex === is.hex ? 'The brand colour stays' : `The brand colour ${goes(was, is)}`
  const touched = new Set(changes.flatMap(({ leaves: ids }) => ids))
  const missed = after.contrastReport.filter(({ ratio, min }) => ratio < min).length
  return `${brand}; ${touched.size} ${touched.size === 1 ? 'leaf changes' : 'leaves change'}; ${missed} below duty.`
}

/** "Primary button goes from violet to amber, its label turns dark, 3.1:1 becomes 5.6:1". */
function plateSentence(
  part: string,
  { fill, label, mode, before, after }: { fill: LeafId; label: LeafId; mode: Mode; before: Look; after: Look },
): string {
  const [fillBefore, fillAfter] = [colorOf(before, mode, fill), colorOf(after, mode, fill)]
  const [labelBefore, labelAfter] = [colorOf(before, mode, label), colorOf(after, mode, label)]
  const [ratioBefore, ratioAfter] = [ratioOf(before, mode, label, fill), ratioOf(after, mode, label, fill)]
  const clauses = [
    fillBefore.hex === fillAfter.hex
      ? `${part} stays ${colorName(fillAfter.rgb)}`
      : `${part} ${goes(fillBefore, fillAfter)}`,
    ...(labelBefore.hex === labelAfter.hex ? [] : [`its label ${turns(labelBefore, labelAfter)}`]),
    ...(ratioBefore === ratioAfter || !ratioBefore || !ratioAfter ? [] : [`${ratioBefore}:1 becomes ${ratioAfter}:1`]),
  ]
  return clauses.join(', ')
}

function goes(before: Named, after: Named): string {
  const [from, to] = [colorName(before.rgb), colorName(after.rgb)]
  return from === to ? `changes its shade of ${to}, ${before.hex} to ${after.hex}` : `goes from ${from} to ${to}`
}

function turns(before: Named, after: Named): string {
  const isDark = ({ rgb }: Named) => rgb.r * 0.3 + rgb.g * 0.59 + rgb.b * 0.11 < 128
  if (isDark(before) === isDark(after)) return goes(before, after)
  return `turns ${isDark(after) ? 'dark' : 'light'}`
}

function leafSentence(id: LeafId, modes: readonly Mode[], before: Look, after: Look): string {
  const meaning = (leaves.get(id)?.meaning ?? id).replace(/\.$/, '')
  const mode = modes[0] ?? 'light'
  const [was, is] = [before.values[mode][id], after.values[mode][id]]
  const where = leaves.get(id)?.modeAware ? inModes(modes) : ''
  if (inWords(was) === inWords(is)) return `${meaning}: drawn otherwise${where}.`
  return `${meaning}: ${inWords(was)} becomes ${inWords(is)}${where}.`
}

const inModes = (modes: readonly Mode[]) => (modes.length === 2 ? '' : ` (${modes[0]} mode)`)

interface Named {
  readonly hex: string
  readonly rgb: Rgb
}

function colorOf(look: Look, mode: Mode, id: LeafId): Named {
  const hex = String(look.values[mode][id])
  return { hex, rgb: parseHex(hex) ?? { r: 0, g: 0, b: 0, a: 255 } }
}

function ratioOf(look: Look, mode: Mode, leaf: LeafId, on: LeafId): number | undefined {
  return look.contrastReport.find((row) => row.mode === mode && row.leaf === leaf && row.on === on)?.ratio
}

function inWords(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') {
    const rgb = parseHex(value)
    return rgb ? `${colorName(rgb)} ${value}` : value
  }
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none'
    return value.every((part) => typeof part === 'string')
      ? String(value[0])
      : `${value.length} ${value.length === 1 ? 'layer' : 'layers'}`
  }
  const parts = value as { readonly [key: string]: JsonValue }
  if ('unit' in parts) return `${parts.value} ${parts.unit}`
  if ('start' in parts) return parts.start === parts.end ? `${parts.start} px` : `${parts.start} and ${parts.end} px`
  if ('pattern' in parts) return String(parts.pattern)
  return JSON.stringify(value)
}

const different = (a: JsonValue, b: JsonValue): boolean => JSON.stringify(a) !== JSON.stringify(b)
