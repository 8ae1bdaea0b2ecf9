/** The words a theme file may choose from. Types, checks, JSON Schema and tests are all made from these lists. */

export const MODES = ['light', 'dark'] as const
export type Mode = (typeof MODES)[number]

/** Base radius in px, from which the radii of all parts follow. */
export const RADII = { none: 0, sharp: 3, small: 6, medium: 10, large: 16, round: 24 } as const
export const RADIUS_NAMES = Object.keys(RADII) as (keyof typeof RADII)[]

/** How corners are cut; `arch` rounds the upper corners of cards and tiles far more than the lower ones. */
export const SHAPES = ['round', 'squircle', 'bevel', 'scoop', 'notch', 'arch'] as const
export type Shape = (typeof SHAPES)[number]

export const DENSITIES = ['compact', 'cozy', 'roomy'] as const
export type Density = (typeof DENSITIES)[number]

/** How near and far surfaces differ: not at all, by soft shadows, translucency, coloured light, or sheets of paper. */
export const DEPTHS = ['flat', 'soft', 'glass', 'glow', 'paper'] as const
export type Depth = (typeof DEPTHS)[number]

export const MOTIONS = ['still', 'calm', 'standard', 'lively'] as const
export type Motion = (typeof MOTIONS)[number]

/** Picture treatment. */
export const PICTURES = ['natural', 'vivid', 'muted', 'rich'] as const
export type Pictures = (typeof PICTURES)[number]

/** The material of the page's frame. The bottom bar follows the header. */
export const CHROMES = ['surface', 'brand', 'accent', 'ink'] as const
export type Chrome = (typeof CHROMES)[number]
export const CHROME_PARTS = ['header', 'sidebar', 'footer'] as const
export type ChromePart = (typeof CHROME_PARTS)[number]

/** Fill of the main button. */
export const BUTTONS = ['solid', 'gradient', 'sheen'] as const
export type Button = (typeof BUTTONS)[number]

/** The ornamental rule of headings. */
export const ORNAMENTS = ['none', 'line', 'fade', 'bar'] as const
export type Ornament = (typeof ORNAMENTS)[number]

/**
 * The composition of a page; the first choice of each list is the usual one. A list has only choices that the site can
 * draw.
 */
export const FRAMES = ['side-menu', 'top-bar', 'icon-rail', 'sports-columns'] as const
export const HEROES = ['carousel', 'full-bleed', 'lead-list', 'mosaic', 'jackpot', 'strip'] as const
export const TILES = ['poster', 'picture', 'table-card', 'square'] as const
export const CATEGORY_MENUS = ['bar', 'none', 'icon-grid', 'icons-first'] as const
export const PAGE_HEADS = ['plain', 'scene', 'rule'] as const
/** How the lobby's sections of one category display their games. */
export const SECTION_GAMES = ['row', 'mosaic', 'flanked'] as const
/** What the lobby and the page of sports display of them. */
export const SPORTS_VIEWS = ['games', 'fixtures', 'fixture-cards'] as const
/** Whether next draws and jackpots have a board. */
export const PRIZE_BOARDS = ['none', 'board', 'board-between'] as const
/** The place of the latest wins. */
export const WINNER_PLACES = ['board', 'column'] as const
export const TICKERS = ['moving', 'none'] as const
/** How a page arrives, and how a tile answers the pointer: a theme's signature motion. */
export const ARRIVALS = ['fade', 'rise', 'drop', 'grow', 'settle', 'slide', 'follow', 'unfold', 'spin'] as const
export const ANSWERS = ['lift', 'grow', 'tip', 'sway', 'turn', 'open', 'press', 'step', 'stay'] as const

/** The modes an override applies to: both, or one. */
export const BUCKETS = ['all', ...MODES] as const
export type Bucket = (typeof BUCKETS)[number]
