import { colorLeaves } from './color-leaves.ts'
import { type Leaf, type LeafType, leaf } from './leaf.ts'

const script = { scriptAware: true } as const

/**
 * The `sys` contract: every value a component may read, its meaning, and its contrast duties. Everything else (ids,
 * types, CSS names, JSON Schema, solver duties, documentation) is computed from it.
 */
export const contract = {
  color: colorLeaves,
  gradient: {
    hero: leaf('gradient', 'Behind the first thing one sees, under color.brand.on.', { over: 'color.brand.verbatim' }),
    action: leaf('gradient', 'Fill of the main button, over color.action.bg.', { over: 'color.action.bg' }),
    canvas: leaf('gradient', 'Light on the page, over color.canvas.', { over: 'color.canvas' }),
    surface: leaf('gradient', 'Light on a card, over color.surface.raised.', { over: 'color.surface.raised' }),
    rule: leaf('gradient', 'The ornamental rule under a heading; none where a theme has no such habit.', {
      over: 'color.canvas',
    }),
  },
  texture: {
    canvas: leaf('texture', 'Pattern of the page: layers for `background`, over gradient.canvas and color.canvas.', {
      over: 'color.canvas',
    }),
    surface: leaf('texture', 'Pattern of cards and of the side menu: layers for `background`.', {
      over: 'color.surface.raised',
    }),
  },
  radius: {
    control: leaf('radius', 'Buttons and fields.'),
    card: leaf('radius', 'Cards and panels.'),
    tile: leaf('radius', 'Game tiles.'),
    dialog: leaf('radius', 'Dialogs, menus and drawers.'),
    badge: leaf('radius', 'Badges and chips.'),
    pill: leaf('radius', 'Shapes that are always round: avatars, switches.'),
    image: leaf('radius', 'Banners and pictures in text.'),
  },
  corner: {
    control: leaf('corner', 'How the corners of buttons and fields are cut (corner-shape).'),
    card: leaf('corner', 'How the corners of cards, tiles, banners and dialogs are cut.'),
  },
  space: {
    1: leaf('dimension', '4 px at 16 px text.'),
    2: leaf('dimension', '8 px.'),
    3: leaf('dimension', '12 px.'),
    4: leaf('dimension', '16 px.'),
    5: leaf('dimension', '20 px.'),
    6: leaf('dimension', '24 px.'),
    8: leaf('dimension', '32 px.'),
    10: leaf('dimension', '40 px.'),
    12: leaf('dimension', '48 px.'),
    16: leaf('dimension', '64 px.'),
  },
  size: {
    control: {
      sm: leaf('dimension', 'Height of a small control.'),
      md: leaf('dimension', 'Height of a control.'),
      lg: leaf('dimension', 'Height of a large control.'),
    },
    icon: {
      sm: leaf('dimension', 'A small icon.'),
      md: leaf('dimension', 'An icon.'),
      lg: leaf('dimension', 'A large icon.'),
    },
    header: leaf('dimension', 'Height of the header on desktop.'),
    headerPhone: leaf('dimension', 'Height of the header on phones.'),
    sidebar: leaf('dimension', 'Width of the side menu.'),
    sidebarCollapsed: leaf('dimension', 'Width of the side menu when only icons show.'),
    tabbar: leaf('dimension', 'Height of the bottom bar, without the safe area.'),
    content: leaf('dimension', 'Greatest width of content.'),
    gutter: leaf('dimension', 'Space at the sides of content on desktop.'),
    gutterPhone: leaf('dimension', 'Space at the sides of content on phones.'),
  },
  font: {
    body: leaf('fontFamily', 'Running text and controls.', script),
    heading: leaf('fontFamily', 'Headings.', script),
    display: leaf('fontFamily', 'The few very large words: banners, jackpots.', script),
    numeric: leaf('fontFamily', 'Amounts, odds and identifiers, with tabular figures.', script),
  },
  fontWeight: {
    regular: leaf('fontWeight', 'Running text.', script),
    medium: leaf('fontWeight', 'Labels and controls.', script),
    strong: leaf('fontWeight', 'Emphasis and amounts.', script),
    heading: leaf('fontWeight', 'Headings.', script),
  },
  text: {
    xs: leaf('dimension', 'Badges, legal marks.', script),
    sm: leaf('dimension', 'Captions, help.', script),
    md: leaf('dimension', 'Body.', script),
    lg: leaf('dimension', 'Lead text, card titles.', script),
    xl: leaf('dimension', 'Section headings.', script),
    xxl: leaf('dimension', 'Page titles.', script),
    display: leaf('dimension', 'Banner words, jackpots.', script),
  },
  lineHeight: {
    tight: leaf('number', 'Headings.', script),
    normal: leaf('number', 'Body.', script),
    loose: leaf('number', 'Long reading.', script),
  },
  letterSpacing: {
    heading: leaf('dimension', 'Headings; always 0 in joined scripts.', script),
    label: leaf('dimension', 'Labels of buttons and badges; always 0 in joined scripts.', script),
  },
  textTransform: {
    heading: leaf('textTransform', 'Letter case of headings.', script),
    label: leaf('textTransform', 'Letter case of labels of buttons and badges.', script),
  },
  shadow: {
    raised: leaf('shadow', 'Under a card.'),
    overlay: leaf('shadow', 'Under a dialog, a menu, a drawer.'),
    tile: leaf('shadow', 'Under a game tile.'),
    tileHover: leaf('shadow', 'Under a game tile one points at.'),
    action: leaf('shadow', 'Under the main button.'),
    header: leaf('shadow', 'Under the sticky header.'),
  },
  blur: {
    header: leaf('blur', 'How much a translucent header or bottom bar blurs what is under it.'),
    overlay: leaf('blur', 'How much the backdrop of a dialog blurs the page.'),
  },
  motion: {
    fast: leaf('duration', 'Colour changes, presses.'),
    normal: leaf('duration', 'Things that move a little: tiles, tabs.'),
    slow: leaf('duration', 'Things that arrive: dialogs, drawers.'),
  },
  easing: {
    standard: leaf('easing', 'What moves within the page.'),
    emphasized: leaf('easing', 'What arrives.'),
  },
  borderWidth: {
    thin: leaf('dimension', 'Edges of cards, fields and tiles.'),
    thick: leaf('dimension', 'Focus rings, indicators, edges that carry meaning.'),
  },
  tile: {
    lift: leaf('dimension', 'How far a game tile rises under the pointer.'),
  },
  image: {
    saturate: leaf('number', 'Saturation of pictures (1 leaves them alone).'),
    contrast: leaf('number', 'Contrast of pictures (1 leaves them alone).'),
  },
} as const

/** The version of the contract that theme files state. */
export const CONTRACT_VERSION = '1.0'

export type Contract = typeof contract

type Key = string | number
type Join<P extends Key, K extends Key> = P extends '' ? `${K}` : `${P}.${K}`
type IdsOf<T, P extends string = ''> = {
  [K in keyof T & Key]: T[K] extends Leaf ? Join<P, K> : IdsOf<T[K], Join<P, K>>
}[keyof T & Key]
type IdsOfType<T, W extends LeafType, P extends string = ''> = {
  [K in keyof T & Key]: T[K] extends Leaf<infer U> ? (U extends W ? Join<P, K> : never) : IdsOfType<T[K], W, Join<P, K>>
}[keyof T & Key]
type ShapeOf<T> = { readonly [K in keyof T]: T[K] extends Leaf ? null : ShapeOf<T[K]> }

/** Dot path of a leaf, e.g. `color.action.bg`. */
export type LeafId = IdsOf<Contract>
/** Dot path of a leaf of one type. */
export type LeafIdOf<W extends LeafType> = IdsOfType<Contract, W>
export type ContractShape = ShapeOf<Contract>

function isLeaf(value: object): value is Leaf {
  return 'type' in value && typeof value.type === 'string'
}

function walk(node: object, path: readonly string[], visit: (path: readonly string[], leaf: Leaf) => void): void {
  for (const [key, value] of Object.entries(node) as [string, object][]) {
    if (isLeaf(value)) visit([...path, key], value)
    else walk(value, [...path, key], visit)
  }
}

function flatten(): ReadonlyMap<LeafId, Leaf> {
  const leaves = new Map<LeafId, Leaf>()
  walk(contract, [], (path, found) => leaves.set(path.join('.') as LeafId, found))
  return leaves
}

/** Every leaf by its dot path, in the contract's order. */
export const leaves: ReadonlyMap<LeafId, Leaf> = flatten()

/** Every leaf id, in the contract's order. */
export const leafIds: readonly LeafId[] = [...leaves.keys()]

export function isLeafId(id: string): id is LeafId {
  return (leaves as ReadonlyMap<string, Leaf>).has(id)
}

function shape(): ContractShape {
  const root: Record<string, unknown> = {}
  walk(contract, [], (path) => {
    let node = root
    for (const key of path.slice(0, -1)) {
      const child = (node[key] ?? {}) as Record<string, unknown>
      node[key] = child
      node = child
    }
    node[path.at(-1) as string] = null
  })
  return root as unknown as ContractShape
}

/** The contract as nested nulls, for vanilla-extract's `createGlobalThemeContract`. */
export const contractShape: ContractShape = shape()

/**
 * Name of the CSS variable of a path, without the leading dashes: `['color','action','hoverBg']` to
 * `lv-color-action-hover-bg`. It must stay stable: this name is all that compiled themes and built components have in
 * common.
 */
export function varName(path: readonly string[]): string {
  return ['lv', ...path].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

const cssVarNames = new Map(leafIds.map((id) => [id, `--${varName(id.split('.'))}` as `--lv-${string}`]))

/** `color.action.bg` to `--lv-color-action-bg`. */
export function cssVarName(id: LeafId): `--lv-${string}` {
  return cssVarNames.get(id) as `--lv-${string}`
}
