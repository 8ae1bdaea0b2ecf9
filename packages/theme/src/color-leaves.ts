import { fill, ink, leaf, mark } from './leaf.ts'

/** Backgrounds of content: text that may appear anywhere must be legible on all of these. */
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
/** The calmer subset of them, on which secondary text appears. */
const PAPER = ['color.canvas', 'color.surface.base', 'color.surface.raised', 'color.surface.overlay'] as const
const CHROME = ['color.header.bg', 'color.sidebar.bg', 'color.footer.bg', 'color.tabbar.bg'] as const
/**
 * Backgrounds on which a focus ring may appear besides content: the frame of the page, and parts of the content that
 * hold links or buttons.
 */
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

/** The colours of the contract. */
export const colorLeaves = {
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
} as const
