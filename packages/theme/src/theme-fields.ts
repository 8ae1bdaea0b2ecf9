import {
  BUTTONS,
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
import { COMPOSITION_CHOICES, type Composition, type CompositionKey } from './composition.ts'
import { COMPOSITION_MEANINGS } from './composition-meanings.ts'
import { PAIRED_SCRIPTS, type PairedScript, type PairingId, pairings } from './fonts/pairings.ts'
import { either, mapped, object, record } from './kind/composite.ts'
import type { Kind, ValueOf } from './kind/kind.ts'
import { choice, numberIn, text } from './kind/scalar.ts'
import { MOMENT_PATTERN } from './moment.ts'
import { overridesKind } from './overrides-kind.ts'
import { opaqueColor, seedByMode } from './value/color-kinds.ts'
import { PATTERNS } from './value/values.ts'

const typeFields = Object.fromEntries(
  PAIRED_SCRIPTS.map((script) => {
    const ids = Object.keys(pairings[script])
    const meanings = Object.entries(pairings[script]).map(([id, { meaning }]) => `${id}: ${meaning}`)
    return [script, { kind: choice(ids), meaning: meanings.join(' ') }]
  }),
) as { [S in PairedScript]: { kind: Kind<PairingId<S>>; meaning: string } }

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

/** A choice of composition; editors show what each word means. */
function compositionField<K extends CompositionKey>(key: K): { kind: Kind<Composition[K]>; meaning: string } {
  const { meaning, words } = COMPOSITION_MEANINGS[key]
  const choiceMeanings = Object.entries(words).map(([word, what]) => `${word}: ${what}.`)
  return {
    kind: choice(COMPOSITION_CHOICES[key]) as Kind<Composition[K]>,
    meaning: [meaning, ...choiceMeanings].join(' '),
  }
}

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

/** A season or a campaign: the theme's look between two moments. */
export type OverlayChoices = ValueOf<typeof overlayKind>

/** The largest number of overlays. */
const MOST_OVERLAYS = 12

/** Every field of `theme.json`. Only `brand` has no default; a theme that extends another inherits it. */
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
  frame: compositionField('frame'),
  hero: compositionField('hero'),
  tile: compositionField('tile'),
  categories: compositionField('categories'),
  head: compositionField('head'),
  ticker: compositionField('ticker'),
  games: compositionField('games'),
  sports: compositionField('sports'),
  prizes: compositionField('prizes'),
  winners: compositionField('winners'),
  arrival: compositionField('arrival'),
  answer: compositionField('answer'),
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

/** The content of one theme file, validated and typed, before defaults are applied. */
export type ThemeChoices = ValueOf<typeof themeKind>
