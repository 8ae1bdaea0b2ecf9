import type { MotifName } from '@livery/artwork/motifs/registry'
import { motifs } from '@livery/artwork/motifs/registry'
import { Pen } from '@livery/artwork/pen'

/** The emblems of each sport's shields; in a sport with one emblem the sides differ in colours and divisions. */
const CHARGES: Readonly<Record<string, readonly MotifName[]>> = {
  football: [
    'anchor',
    'tractor',
    'eagle',
    'rose',
    'lion',
    'crown',
    'sail-ship',
    'koi',
    'swords',
    'sun',
    'tiger',
    'butterfly',
    'bull',
    'whale',
    'palm',
    'shield',
  ],
  esports: [
    'lightning',
    'fox',
    'compass',
    'race-car',
    'owl',
    'ufo',
    'flame-orb',
    'feather',
    'tiger',
    'robot',
    'crystal-ball',
    'rocket',
    'wolf',
    'planet',
  ],
  cockfight: ['rooster'],
  tennis: ['tennis'],
  badminton: ['shuttlecock'],
  volleyball: [
    'shell',
    'coral',
    'whale',
    'palm',
    'sun',
    'trident',
    'crab',
    'lantern',
    'compass',
    'sail-ship',
    'fish',
    'anchor',
  ],
  basketball: [
    'eagle',
    'shield',
    'fish',
    'rocket',
    'compass',
    'war-hammer',
    'sun',
    'bear',
    'crown',
    'wolf',
    'ship-wheel',
    'gold-star',
  ],
  boxing: ['boxing'],
}

/** Colours of the field and of its other part, different enough to be distinguished at a small size. */
const COLOURS = [
  ['#b3122a', '#fff4dc'],
  ['#123a8c', '#f6c945'],
  ['#0b6b3a', '#fdfaf0'],
  ['#f2b61c', '#1c1c28'],
  ['#5a1f8c', '#ffd65c'],
  ['#1c1c28', '#e0402f'],
  ['#e8eef6', '#1763b8'],
  ['#0d7f8c', '#ffe7b0'],
] as const

/** The second part of the field, in a box from -100 to 100. */
const DIVISIONS = [
  'M0-110H110V110H0Z',
  'M-110-24H110V26H-110Z',
  'M-110 110L110-110H110V-40L-40 110Z',
  'M-110 70L0-30L110 70V120L0 22L-110 120Z',
  'M0-110H110V0H0ZM-110 0H0V110H-110Z',
  'M-34-110H34V110H-34Z',
  'M-110-110H110V-40H-110Z',
] as const

const SHIELD = 'M-78-88Q-40-80 0-96Q40-80 78-88C86-10 70 62 0 98C-70 62-86-10-78-88Z'

/**
 * The crest of a side, by its index in its sport's list: no two sides of a sport have the same. Null for an unknown
 * sport.
 */
export function crest(sport: string, side: number): string | null {
  if (!Object.hasOwn(CHARGES, sport)) return null
  const pen = new Pen('c')
  const charges = CHARGES[sport] as readonly MotifName[]
  const { coats, draw } = motifs[charges[side % charges.length] as MotifName]
  const [field, other] = COLOURS[side % COLOURS.length] as (typeof COLOURS)[number]
  const division = DIVISIONS[side % DIVISIONS.length] as string
  const body =
    pen.solid(SHIELD, field, { bevel: 5 }) +
    `<clipPath id="c-shield"><path d="${SHIELD}"/></clipPath>` +
    `<g clip-path="url(#c-shield)">${pen.flat(division, other)}</g>` +
    pen.line(SHIELD, '#ffc02e', 7) +
    `<g transform="translate(0 -4) scale(.56)">${draw(pen, coats[side % coats.length] as (typeof coats)[number])}</g>`
  return pen.document(200, 210, `<g transform="translate(100 104)">${body}</g>`)
}
