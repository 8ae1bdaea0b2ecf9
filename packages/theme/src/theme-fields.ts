import { describeValue } from '@livery/document/fault'
import {
  BUCKETS,
  BUTTONS,
  type Bucket,
  CHROMES,
  type Chrome,
  type ChromePart,
  DENSITIES,
  DEPTHS,
  MOTIONS,
  ORNAMENTS,
  PICTURES,
  RADIUS_NAMES,
  SHAPES,
} from './choices.ts'
import type { Rgb } from './color/rgb.ts'
import { isLeafId, type LeafId, leaves } from './contract.ts'
import { PAIRED_SCRIPTS, type PairedScript, type PairingId, pairings } from './fonts/pairings.ts'
import { either, mapped, object, record, refuseKey } from './kind/composite.ts'
import type { Kind, Place, ValueOf } from './kind/kind.ts'
import { choice, numberIn, refuse, text } from './kind/scalar.ts'
import type { Leaf } from './leaf.ts'
import { MOMENT_PATTERN } from './moment.ts'
import { colorKind, valueKinds } from './value/kinds.ts'
import { PATTERNS, type Value } from './value/values.ts'

const opaqueColor: Kind<Rgb> = {
  ...colorKind,
  read(value, place) {
    const color = colorKind.read(value, place)
    if (!color || color.a === 255) return color
    place.fault({
      code: 'value.opaque',
      message: 'this colour must be opaque',
      found: describeValue(value),
      repair: 'Leave the alpha out',
    })
    return undefined
  },
}

type ByMode = { readonly light: Rgb; readonly dark: Rgb }
/** One colour for both modes, or one for each. */
const seedByMode: Kind<ByMode> = either<ByMode, ByMode>(
  (value) => typeof value === 'string' || (typeof value === 'object' && value !== null && 'l' in value),
  mapped(opaqueColor, (color) => ({ light: color, dark: color })),
  mapped(
    object(
      {
        light: { kind: opaqueColor, meaning: 'In light mode.', required: true },
        dark: { kind: opaqueColor, meaning: 'In dark mode.', required: true },
      },
      'a pair { "light": …, "dark": … }',
    ),
    ({ light, dark }) => ({ light: light as Rgb, dark: dark as Rgb }),
  ),
)

const typeFields = Object.fromEntries(
  PAIRED_SCRIPTS.map((script) => {
    const ids = Object.keys(pairings[script])
    const said = Object.entries(pairings[script]).map(([id, { meaning }]) => `${id}: ${meaning}`)
    return [script, { kind: choice(ids), meaning: said.join(' ') }]
  }),
) as { [S in PairedScript]: { kind: Kind<PairingId<S>>; meaning: string } }

/** Typed values by leaf id, as a theme file overrides them. */
export type Overrides = { readonly [id in LeafId]?: Value }

type Misplaced = { code: string; message: string; repair: string } | undefined

/**
 * What an overlay may set: what a season decorates. Not the brand, the page, the text or the controls, by which a
 * visitor knows the site; nor anything with a measure, since open pages change over and nothing may move.
 */
const OVERLAY_LEAVES = /^(?:color\.(?:accent|badge|banner|favourite)|gradient|texture|shadow|image)\b/

function misplacedInOverlay(id: string): Misplaced {
  if (OVERLAY_LEAVES.test(id)) return undefined
  return {
    code: 'theme.overlay',
    message:
      'an overlay cannot set this leaf: it may set accent, badge and banner colours, gradients, textures, shadows and pictures',
    repair: 'Remove it, or set it in the theme itself',
  }
}

/** Why a leaf cannot stand in a bucket, or nothing. */
function misplaced(leaf: Leaf, bucket: Bucket): Misplaced {
  if (leaf.locked) {
    return {
      code: 'theme.locked',
      message: 'this leaf is locked: it looks the same in every skin',
      repair: 'Remove it',
    }
  }
  if (!leaf.modeAware && bucket !== 'all') {
    return { code: 'theme.bucket', message: 'this leaf does not depend on the mode', repair: 'Move it to "all"' }
  }
  return undefined
}

function overridesIn(bucket: Bucket, isOverlay: boolean): Kind<Overrides> {
  const unfit = (id: string, leaf: Leaf) => misplaced(leaf, bucket) ?? (isOverlay ? misplacedInOverlay(id) : undefined)
  const allowed = [...leaves].filter(([id, leaf]) => !unfit(id, leaf) && leaf.type !== 'fontFamily')
  const kindOf = (leaf: Leaf): Kind<Value> => (leaf.duty ? opaqueColor : (valueKinds[leaf.type] as Kind<Value>))
  const kind: Kind<Overrides> = {
    json: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        allowed.map(([id, leaf]) => [id, { description: leaf.meaning, $ref: `#/$defs/${leaf.type}` }]),
      ),
    },
    expects: 'an object of leaf ids and values',
    read(value, place) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(kind, value, place)
      const read: { [id in LeafId]?: Value } = {}
      let complete = true
      for (const [id, given] of Object.entries(value)) {
        const found = readOverride(id, given, place.child(id), unfit, kindOf)
        if (found === undefined) complete = false
        else read[id as LeafId] = found
      }
      return complete ? read : undefined
    },
  }
  return kind
}

function readOverride(
  id: string,
  given: unknown,
  place: Place,
  unfit: (id: string, leaf: Leaf) => Misplaced,
  kindOf: (leaf: Leaf) => Kind<Value>,
): Value | undefined {
  const leaf = isLeafId(id) ? leaves.get(id) : undefined
  if (!leaf) {
    refuseKey(id, leaves.keys(), place, 'leaf')
    return undefined
  }
  const fault = unfit(id, leaf)
  if (fault) {
    place.fault(fault, 'key')
    return undefined
  }
  return kindOf(leaf).read(given, place)
}

const overridesKind = (isOverlay: boolean) =>
  object(
    Object.fromEntries(
      BUCKETS.map((bucket) => [
        bucket,
        {
          kind: overridesIn(bucket, isOverlay),
          meaning: bucket === 'all' ? 'Leaves set in both modes.' : `Leaves set in ${bucket} mode only.`,
        },
      ]),
    ) as { [B in Bucket]: { kind: Kind<Overrides>; meaning: string } },
    'an object of "all", "light" and "dark"',
  )

/** The radius a theme chooses: a word, or px. */
const radiusKind = either(
  (value) => typeof value === 'number',
  numberIn(0, 40, 'a number of px'),
  choice(RADIUS_NAMES),
  (value) => typeof value === 'string',
)

/** One material for the whole frame, or one for each part. */
const chromeKind: Kind<{ readonly [P in ChromePart]?: Chrome }> = either(
  (value) => typeof value === 'string',
  mapped(choice(CHROMES), (material) => ({ header: material, sidebar: material, footer: material })),
  object(
    {
      header: { kind: choice(CHROMES), meaning: 'Header, and the bottom bar of phones.' },
      sidebar: { kind: choice(CHROMES), meaning: 'Side menu.' },
      footer: { kind: choice(CHROMES), meaning: 'Footer.' },
    },
    'materials like { "sidebar": "accent" }',
  ),
)

const moment = text(
  MOMENT_PATTERN,
  22,
  'a day like "2026-12-24", or a moment like "2026-12-24T18:00" by the clock of the merchant, or "2026-12-24T18:00+08:00"',
)

const accentField = { kind: seedByMode, meaning: 'The second voice; a neighbour of the brand by default.' }
const textureField = { kind: choice(PATTERNS), meaning: 'Pattern of the page.' }
const picturesField = { kind: choice(PICTURES), meaning: 'Treatment of pictures.' }
const buttonField = { kind: choice(BUTTONS), meaning: 'Fill of the main button.' }
const ornamentField = { kind: choice(ORNAMENTS), meaning: 'Rule of headings.' }

const overlayKind = object(
  {
    from: { kind: moment, meaning: 'When it comes on; a day begins at midnight.', required: true },
    until: { kind: moment, meaning: 'When it goes off; a day is still part of it.', required: true },
    accent: accentField,
    texture: textureField,
    pictures: picturesField,
    button: buttonField,
    ornament: ornamentField,
    overrides: { kind: overridesKind(true), meaning: 'Single leaves of decoration, set by hand.' },
  },
  'an overlay: an object with "from" and "until"',
)

/** A season or a campaign: what the theme looks like between two moments. */
export type OverlayChoices = ValueOf<typeof overlayKind>

/** More would be a calendar. */
const MOST_OVERLAYS = 12

/** Every field of `theme.json`. Only `brand` has no default, and a theme that extends another has that from it. */
export const themeFields = {
  $schema: { kind: text(/^[\w./:-]*$/, 200, 'the address of the schema'), meaning: 'Where editors find the schema.' },
  contract: {
    kind: text(/^\d{1,3}\.\d{1,3}$/, 7, 'a contract version like "1.0"'),
    meaning: 'The contract version the file was written for; the current one by default.',
  },
  extends: {
    kind: text(/^[a-z][a-z0-9-]*$/, 40, 'the id of a theme'),
    meaning: 'The one theme whose choices hold where this file makes none.',
  },
  brand: { kind: opaqueColor, meaning: 'The brand colour.' },
  brandDark: { kind: opaqueColor, meaning: 'The brand colour in dark mode; brand by default.' },
  accent: accentField,
  neutral: { kind: seedByMode, meaning: 'Gives greys and text their tint; a trace of the brand by default.' },
  surface: { kind: seedByMode, meaning: 'The page itself; the other surfaces follow from it.' },
  radius: { kind: radiusKind, meaning: 'How round.' },
  shape: { kind: choice(SHAPES), meaning: 'How corners are cut.' },
  density: { kind: choice(DENSITIES), meaning: 'How close.' },
  depth: { kind: choice(DEPTHS), meaning: 'What tells near from far.' },
  texture: textureField,
  motion: { kind: choice(MOTIONS), meaning: 'How things move.' },
  pictures: picturesField,
  chrome: { kind: chromeKind, meaning: 'What header, side menu, bottom bar and footer are made of.' },
  button: buttonField,
  ornament: ornamentField,
  type: { kind: object(typeFields, 'an object of pairings by script'), meaning: 'Font pairing by script.' },
  overrides: {
    kind: overridesKind(false),
    meaning: 'Single leaves, set by hand. They are never corrected: one that is not legible is refused.',
  },
  overlays: {
    kind: record(/^[a-z][a-z0-9-]{0,39}$/, 'a name of small letters, digits and "-"', overlayKind, MOST_OVERLAYS),
    meaning: 'Seasons and campaigns by name. Each comes on and goes off by itself.',
  },
} as const

export const themeKind = object(themeFields, 'a theme: an object with at least "brand"')

/** What one theme file says, checked and typed, defaults not yet applied. */
export type ThemeChoices = ValueOf<typeof themeKind>
