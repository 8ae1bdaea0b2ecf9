import { fill, ink, type Leaf, type LeafType, leaf, mark } from './leaf.ts'

/** Where content stands: text that may appear anywhere must be legible on all of these. */
const CONTENT = [
  'color.canvas',
  'gradient.canvas',
  'texture.canvas',
  'color.surface.base',
  'color.surface.raised',
  'gradient.surface',
  'texture.surface',
  'color.surface.overlay',
  'color.surface.sunken',
  'color.surface.hover',
] as const
/** The quiet subset: where secondary marks stand. */
const PAPER = ['color.canvas', 'color.surface.base', 'color.surface.raised', 'color.surface.overlay'] as const
const CHROME = ['color.header.bg', 'color.sidebar.bg', 'color.footer.bg', 'color.tabbar.bg'] as const
/** Where focus may come besides content: the frame of the page, and what lies on content and holds links or buttons. */
const FOCUS = [
  ...CHROME,
  'color.sidebar.activeBg',
  'color.tile.bg',
  'color.input.bg',
  'color.tab.activeBg',
  'color.brand.verbatim',
  'gradient.hero',
  'color.brand.soft',
  'color.accent.soft',
  'color.success.soft',
  'color.warning.soft',
  'color.danger.soft',
  'color.info.soft',
  'color.scrim.from',
  'color.banner.scrim',
] as const

const status = (name: string, locked = false) => ({
  bg: fill(`Solid fill of ${name}.`, { locked }),
  on: ink(`Text and icons on the solid ${name} fill.`, [`color.${name}.bg`], { locked }),
  text: ink(`Words and icons that say ${name} on any content surface.`, CONTENT, { locked }),
  soft: fill(`Quiet background of ${name}.`, { locked }),
  onSoft: ink(`Text on the quiet ${name} background.`, [`color.${name}.soft`], { locked }),
})

const script = { scriptAware: true } as const

/**
 * The `sys` contract: every value a component may read, what it means, and what it owes its reader.
 * Everything else (ids, types, CSS names, JSON Schema, solver duties, documentation) is computed from it.
 */
export const contract = {
  color: {
    canvas: fill('The page itself, behind everything.'),
    surface: {
      base: fill('A section or panel lying on the canvas.'),
      raised: fill('A card, one step nearer than base.'),
      overlay: fill('Dialogs, menus and drawers, the nearest surface.'),
      sunken: fill('A well inside a panel: table heads, code, grouped controls.'),
      hover: fill('A row or card under the pointer.'),
    },
    header: {
      bg: fill('The sticky header; may be translucent.', { over: 'picture' }),
      on: ink('Text and icons in the header.', ['color.header.bg']),
      border: fill('The line under the header.'),
    },
    sidebar: {
      bg: fill('The side menu.'),
      on: ink('Entries of the side menu.', ['color.sidebar.bg']),
      onMuted: ink('Group titles and icons of the side menu.', ['color.sidebar.bg']),
      activeBg: fill('Behind the current entry of the side menu.'),
      activeOn: ink('The current entry of the side menu.', ['color.sidebar.activeBg']),
      border: fill('The line beside the side menu.'),
    },
    footer: {
      bg: fill('The footer.'),
      on: ink('Text in the footer.', ['color.footer.bg']),
      onMuted: ink('Copyright and other quiet text in the footer.', ['color.footer.bg']),
    },
    tabbar: {
      bg: fill('The bottom bar of phones; may be translucent.', { over: 'picture' }),
      on: ink('Entries of the bottom bar.', ['color.tabbar.bg']),
      active: ink('The current entry of the bottom bar.', ['color.tabbar.bg']),
    },
    text: {
      default: ink('Body text.', CONTENT),
      muted: ink('Secondary text: captions, help, labels.', CONTENT),
      faint: ink('The least emphasised text that is still read: times, counts.', PAPER),
      inverse: ink('Text on a fill of the body-text colour.', ['color.text.default']),
    },
    heading: ink('Headings.', CONTENT),
    link: {
      default: ink('Links in text.', CONTENT),
      hover: ink('Links under the pointer.', CONTENT),
    },
    border: {
      subtle: fill('Hairlines between rows; decoration only.'),
      default: fill('Edges of cards and panels; decoration only.'),
      strong: mark('Edges that carry meaning.', PAPER),
    },
    focus: {
      ring: mark('The focus ring.', CONTENT),
      halo: leaf('color', 'The second line of the focus ring: where the first does not show, this one does.', {
        duty: { on: ['color.focus.ring'], min: 3, shared: { with: 'color.focus.ring', on: FOCUS } },
      }),
    },
    action: {
      bg: fill('The button one should press.'),
      on: ink('Label of the main button, in every state.', [
        'color.action.bg',
        'color.action.hoverBg',
        'color.action.activeBg',
        'gradient.action',
      ]),
      hoverBg: fill('The main button under the pointer.'),
      activeBg: fill('The main button while pressed.'),
      border: mark('Edge of the main button, which sets a pale fill off its surroundings.', PAPER),
    },
    secondary: {
      bg: fill('The button beside the main one.'),
      on: ink('Label of the second button.', ['color.secondary.bg', 'color.secondary.hoverBg']),
      hoverBg: fill('The second button under the pointer.'),
      border: fill('Edge of the second button.'),
    },
    ghost: {
      on: ink('Label of a button without a fill.', [...CONTENT, 'color.ghost.hoverBg']),
      hoverBg: fill('Behind a button without a fill, under the pointer.'),
    },
    accent: {
      bg: fill('The second voice: promotions, highlights, selected chips.'),
      on: ink('Text on the accent fill.', ['color.accent.bg']),
      text: ink('Words and icons in the accent colour on content.', CONTENT),
      soft: fill('Quiet accent background.'),
      onSoft: ink('Text on the quiet accent background.', ['color.accent.soft']),
    },
    brand: {
      verbatim: fill('The brand exactly as given: logo plates, hero.'),
      on: ink('Text on the exact brand colour.', ['color.brand.verbatim', 'gradient.hero']),
      accessible: mark('The brand, moved in lightness only until it is seen on content.', CONTENT),
      text: ink('The brand, moved in lightness only until it is legible on content.', CONTENT),
      soft: fill('Quiet brand background.'),
      onSoft: ink('Text on the quiet brand background.', ['color.brand.soft']),
    },
    input: {
      bg: fill('A field.'),
      on: ink('What one types.', ['color.input.bg']),
      placeholder: ink('The hint in an empty field.', ['color.input.bg']),
      border: mark('Edge of a field.', ['color.input.bg', ...PAPER]),
      borderHover: mark('Edge of a field under the pointer.', ['color.input.bg', ...PAPER]),
      borderFocus: mark('Edge of the field one types in.', ['color.input.bg', ...PAPER]),
      disabledBg: fill('A field that cannot be used.'),
      disabledOn: mark('Value of a field that cannot be used.', ['color.input.disabledBg']),
    },
    success: status('success'),
    warning: status('warning'),
    danger: status('danger', true),
    info: status('info'),
    badge: {
      hotBg: fill('The HOT badge.'),
      hotOn: ink('Text of the HOT badge.', ['color.badge.hotBg']),
      newBg: fill('The NEW badge.'),
      newOn: ink('Text of the NEW badge.', ['color.badge.newBg']),
      countBg: fill('A number that asks for attention.'),
      countOn: ink('The number itself.', ['color.badge.countBg']),
    },
    money: {
      gain: ink('Amounts that came in.', CONTENT),
      loss: ink('Amounts that went out.', CONTENT),
    },
    favourite: mark('The heart of a favourite, set.', ['color.surface.base', 'color.surface.raised', 'color.tile.bg']),
    backdrop: fill('What dims the page behind a dialog.'),
    scrim: {
      from: fill('The dense end of the veil over a picture, where text stands.', { over: 'picture' }),
      to: fill('The thin end of the veil over a picture.'),
      on: ink('Text on the dense end of the veil.', ['color.scrim.from']),
    },
    skeleton: {
      base: fill('A placeholder of what is loading.'),
      shine: fill('The light that passes over it.'),
    },
    tile: {
      bg: fill('A game tile, under its picture and title.'),
      on: ink('Title of a game tile.', ['color.tile.bg']),
      border: fill('Edge of a game tile.'),
    },
    banner: {
      on: ink('Words on a banner.', ['color.banner.scrim']),
      scrim: fill('The veil that makes words on a banner legible.', { over: 'picture' }),
    },
    tab: {
      on: ink('Tabs that are not chosen.', [
        'color.canvas',
        'gradient.canvas',
        'color.surface.base',
        'color.surface.overlay',
      ]),
      activeOn: ink('The chosen tab.', ['color.tab.activeBg']),
      activeBg: fill('Behind the chosen tab.'),
      indicator: mark('The line that marks the chosen tab.', [
        'color.canvas',
        'color.surface.base',
        'color.surface.overlay',
      ]),
    },
    tooltip: {
      bg: fill('A tooltip.'),
      on: ink('Text of a tooltip.', ['color.tooltip.bg']),
    },
    toggle: {
      off: mark('Track of a switch that is off.', PAPER),
      on: mark('Track of a switch that is on.', PAPER),
      thumb: mark('Knob of a switch.', ['color.toggle.off', 'color.toggle.on']),
    },
    compliance: {
      ageBg: fill('The age mark.', { locked: true }),
      ageOn: ink('The number in the age mark.', ['color.compliance.ageBg'], { locked: true }),
    },
    chart: {
      1: mark('First series of a chart.', PAPER),
      2: mark('Second series of a chart.', PAPER),
      3: mark('Third series of a chart.', PAPER),
      4: mark('Fourth series of a chart.', PAPER),
      5: mark('Fifth series of a chart.', PAPER),
      6: mark('Sixth series of a chart.', PAPER),
    },
  },
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

/** The version of the contract that theme files name. */
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
 * `lv-color-action-hover-bg`. Stable: compiled themes and built components meet in this name alone.
 */
export function varName(path: readonly string[]): string {
  return ['lv', ...path].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

const cssVarNames = new Map(leafIds.map((id) => [id, `--${varName(id.split('.'))}` as `--lv-${string}`]))

/** `color.action.bg` to `--lv-color-action-bg`. */
export function cssVarName(id: LeafId): `--lv-${string}` {
  return cssVarNames.get(id) as `--lv-${string}`
}
