import { MODES, type Mode } from '../choices.ts'
import { composite, contrastRatio, parseHex, type Rgb } from '../color/rgb.ts'
import type { CompiledLook } from '../compile-look.ts'
import type { LeafId } from '../contract.ts'

/** A colour of an e-mail: the leaf it comes from, the leaf below that, and the colours it must be legible on. */
const PARTS = {
  page: { leaf: 'color.canvas', over: [], on: [] },
  card: { leaf: 'color.surface.raised', over: ['page'], on: [] },
  border: { leaf: 'color.border.default', over: ['page', 'card'], on: [] },
  heading: { leaf: 'color.heading', over: [], on: ['page', 'card'] },
  text: { leaf: 'color.text.default', over: [], on: ['page', 'card'] },
  muted: { leaf: 'color.text.muted', over: [], on: ['page', 'card'] },
  link: { leaf: 'color.link.default', over: [], on: ['page', 'card'] },
  button: { leaf: 'color.action.bg', over: ['page', 'card'], on: [] },
  buttonLabel: { leaf: 'color.action.on', over: [], on: ['button'] },
} as const satisfies Record<string, { leaf: LeafId; over: readonly string[]; on: readonly string[] }>

export type EmailPart = keyof typeof PARTS
export const EMAIL_PARTS = Object.keys(PARTS) as EmailPart[]

export type EmailMode = {
  /** Six digits each and nothing translucent, which every mail client understands. */
  readonly colors: { readonly [P in EmailPart]: string }
  /** WCAG 2 ratios of texts, cut off after two digits. */
  readonly ratios: readonly { readonly part: EmailPart; readonly on: EmailPart; readonly ratio: number }[]
}

export type EmailPalette = { readonly [M in Mode]: EmailMode }

/**
 * A theme for e-mails: mail clients know neither custom properties nor `light-dark()`, and many no alpha. Write the
 * light colours into `style` attributes, and the dark ones into a `prefers-color-scheme` rule for clients that support
 * it.
 */
export function emailPalette({ values }: Pick<CompiledLook, 'values'>): EmailPalette {
  const [light, dark] = MODES.map((mode) => paletteOf((leaf) => parseHex(String(values[mode][leaf])))) as [
    EmailMode,
    EmailMode,
  ]
  return { light, dark }
}

function paletteOf(colorOf: (leaf: LeafId) => Rgb | undefined): EmailMode {
  const flat = {} as Record<EmailPart, Rgb>
  for (const part of EMAIL_PARTS) {
    const { leaf, over } = PARTS[part]
    const color = colorOf(leaf)
    if (!color) throw new Error(`${leaf} is no colour`)
    const under = over.reduce<Rgb | undefined>(
      (ground, name) => (ground ? composite(flat[name], ground) : flat[name]),
      undefined,
    )
    flat[part] = under ? composite(color, under) : color
  }
  return {
    colors: Object.fromEntries(EMAIL_PARTS.map((part) => [part, sixDigits(flat[part])])) as EmailMode['colors'],
    ratios: EMAIL_PARTS.flatMap((part) =>
      PARTS[part].on.map((on) => ({ part, on, ratio: Math.floor(contrastRatio(flat[part], flat[on]) * 100) / 100 })),
    ),
  }
}

const sixDigits = ({ r, g, b }: Rgb): string =>
  `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
