type Glyph = {
  /** Path that is stroked. */
  readonly line?: string
  /** Path that is filled. */
  readonly fill?: string
  /** Points along the line of reading, so it mirrors in right-to-left pages. */
  readonly turns?: true
}

/** A circle as a path. */
const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`
/** A rounded rectangle as a path. */
const box = (x: number, y: number, w: number, h: number, r = 2) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h-${w - 2 * r}a${r} ${r} 0 0 1-${r}-${r}v-${h - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}z`

const disc = ring(12, 12, 9)
const dot = (x: number, y: number) => ring(x, y, 1.25)
const bell = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4'
const heart = 'M12 20S3.5 15 3.5 9A4.6 4.6 0 0 1 12 6.6 4.6 4.6 0 0 1 20.5 9c0 6-8.5 11-8.5 11z'
const star = 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.8l-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z'
const shield = 'M12 3l7.5 2.5V11c0 4.9-3.1 8.4-7.5 10-4.4-1.6-7.5-5.1-7.5-10V5.5z'
const handset =
  'M5 4h3.5l1.6 4.2-2.2 1.5a12 12 0 0 0 6.4 6.4l1.5-2.2L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z'
const speaker = 'M4 9.5h3.5L12 5.5v13l-4.5-4H4z'
const eye = `M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z`

/** The icons, drawn for this product on a 24 grid with a line of 1.75. */
const drawn = {
  // Places
  home: { line: 'M3.5 11 12 4l8.5 7M5.5 9.5V20h13V9.5M10 20v-5.5h4V20' },
  games: {
    line: 'M7.5 7h9a5 5 0 0 1 5 5.2c0 4-1.6 5.8-3.2 5.8-2 0-2.3-2.5-4-2.5H9.7c-1.7 0-2 2.5-4 2.5C4.1 18 2.5 16.2 2.5 12.2A5 5 0 0 1 7.5 7zM8 10v4M6 12h4',
    fill: dot(15, 13.2) + dot(17.5, 10.8),
  },
  promotions: { line: 'M4 10v4l3.5.5L17.5 19V5L7 9.5zM7 9.5v9l3 1V14.8M20.5 10.2a3 3 0 0 1 0 3.6', turns: true },
  wallet: {
    line: 'M4 7.5h14.5A1.5 1.5 0 0 1 20 9v9.5a1.5 1.5 0 0 1-1.5 1.5H5.5A1.5 1.5 0 0 1 4 18.5zm0 0A2 2 0 0 1 5.5 5.5L16 3.5v4',
    fill: dot(16.5, 13.8),
  },
  user: { line: `${ring(12, 8, 4)}M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6` },
  users: {
    line: `${ring(9, 8.5, 3.5)}M2.5 19.5c.5-3.5 3-5.2 6.5-5.2s6 1.7 6.5 5.2M15.5 5.2a3.5 3.5 0 0 1 0 6.6M17.5 14.8c2.3.6 3.7 2.2 4 4.7`,
  },
  agent: { line: `${ring(12, 6, 2.5)}${ring(5.5, 18, 2.5)}${ring(18.5, 18, 2.5)}M12 8.5V12M5.5 15.5V12h13v3.5` },
  bell: { line: bell },
  search: { line: `${ring(10.5, 10.5, 6.5)}M15.3 15.3l5.2 5.2` },
  settings: {
    line: `${ring(12, 12, 3)}M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1`,
  },
  'sign-out': {
    line: 'M14 4H6a1.5 1.5 0 0 0-1.5 1.5v13A1.5 1.5 0 0 0 6 20h8M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
    turns: true,
  },
  'sign-in': {
    line: 'M10 4h8a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 18 20h-8M3.5 12H14M10.5 8.5 14 12l-3.5 3.5',
    turns: true,
  },
  history: { line: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 7.5V12l3 2' },
  globe: { line: `${disc}M3.5 9.5h17M3.5 14.5h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18z` },

  // Movements
  close: { line: 'm6 6 12 12M18 6 6 18' },
  menu: { line: 'M4 7h16M4 12h16M4 17h10', turns: true },
  'chevron-start': { line: 'm14.5 6-6 6 6 6', turns: true },
  'chevron-end': { line: 'm9.5 6 6 6-6 6', turns: true },
  'chevron-up': { line: 'm6 14.5 6-6 6 6' },
  'chevron-down': { line: 'm6 9.5 6 6 6-6' },
  'arrow-start': { line: 'M20 12H4M10.5 5.5 4 12l6.5 6.5', turns: true },
  'arrow-end': { line: 'M4 12h16M13.5 5.5 20 12l-6.5 6.5', turns: true },
  external: {
    line: 'M10 5H6a1.5 1.5 0 0 0-1.5 1.5V18A1.5 1.5 0 0 0 6 19.5h11.5A1.5 1.5 0 0 0 19 18v-4M14 4.5h5.5V10M19 5l-8 8',
    turns: true,
  },
  fullscreen: { line: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5' },
  'fullscreen-exit': { line: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5' },
  download: { line: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15' },
  refresh: { line: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15' },
  plus: { line: 'M12 5v14M5 12h14' },
  minus: { line: 'M5 12h14' },
  sort: { line: 'm8 9.5 4-4.5 4 4.5M8 14.5l4 4.5 4-4.5' },
  chart: { line: 'M4 4v16h16M8.5 16.5v-5M13 16.5v-9M17.5 16.5v-3', turns: true },
  calendar: { line: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4.5M15.5 4v4.5' },
  upload: { line: 'M12 16V5M7.5 9.5 12 5l4.5 4.5M5 15.5V19h14v-3.5' },
  file: { line: 'M7 4h7l4 4v12H7zM14 4v4h4' },
  filter: { line: 'M4 6h16M7 12h10M10 18h4' },
  grid: {
    line:
      box(4, 4, 6.5, 6.5, 1.5) +
      box(13.5, 4, 6.5, 6.5, 1.5) +
      box(4, 13.5, 6.5, 6.5, 1.5) +
      box(13.5, 13.5, 6.5, 6.5, 1.5),
  },
  list: { line: 'M9 6.5h11M9 12h11M9 17.5h11', fill: dot(5, 6.5) + dot(5, 12) + dot(5, 17.5), turns: true },
  more: { fill: ring(5.5, 12, 1.6) + ring(12, 12, 1.6) + ring(18.5, 12, 1.6) },
  sidebar: { line: `${box(3.5, 4.5, 17, 15, 2)}M9.5 4.5v15`, turns: true },

  // Things one does or is told
  eye: { line: eye + ring(12, 12, 3) },
  'eye-off': {
    line: 'M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.4M6.3 7.3A15 15 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 5-1.5M4 4l16 16',
  },
  copy: { line: `${box(8.5, 8.5, 11.5, 11.5)}M15.5 8.5V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7.5a2 2 0 0 0 2 2h2.5` },
  check: { line: 'm4.5 12.5 5 5 10-11' },
  success: { line: `${disc}M8 12.3l2.8 2.8 5.2-5.8` },
  warning: { line: 'M12 4 2.8 19.5h18.4zM12 10v4.5', fill: dot(12, 17) },
  info: { line: `${disc}M12 11v5.5`, fill: dot(12, 8) },
  error: { line: `${disc}M12 7.5V13`, fill: dot(12, 16.2) },
  question: { line: `${disc}M9.5 9.5a2.5 2.5 0 1 1 3.8 2.1c-.9.6-1.3 1-1.3 2`, fill: dot(12, 16.6) },
  lock: { line: `${box(5, 10.5, 14, 10)}M8 10.5V8a4 4 0 0 1 8 0v2.5`, fill: dot(12, 15.5) },
  shield: { line: `${shield}M8.5 12l2.5 2.5 4.5-5` },
  age: { line: `${disc}M6.8 9.5 8.3 8.5V15.5M16.3 9.7v3.6M14.5 11.5h3.6` },
  clock: { line: `${disc}M12 7v5.2l3.3 2` },
  heart: { line: heart },
  'heart-filled': { line: heart, fill: heart },
  star: { line: star },
  'star-filled': { line: star, fill: star },
  flame: {
    line: 'M12.5 3c.5 3.5 5.5 5.5 5.5 11a6 6 0 0 1-12 0c0-2.5 1.2-4 2.5-5 .2 1.5.8 2.3 1.7 2.8C9.7 8.5 10.5 5 12.5 3z',
  },
  gift: {
    line: `${box(4, 11.5, 16, 9, 1.5)}M3.5 7.5h17v4h-17zM12 7.5v13M12 7.5S11 3.5 8.5 3.5a2 2 0 0 0 0 4zm0 0s1-4 3.5-4a2 2 0 0 1 0 4z`,
  },
  crown: { line: 'm4 17.5-1-10 5 4 4-6.5 4 6.5 5-4-1 10zM4 20.5h16' },
  trophy: {
    line: 'M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM7.5 5.5H4a4 4 0 0 0 4 5M16.5 5.5H20a4 4 0 0 1-4 5M12 14v3M8 20.5c0-2.3 1.5-3.5 4-3.5s4 1.2 4 3.5z',
  },
  play: { line: 'M7.5 5v14L19 12z', fill: 'M7.5 5v14L19 12z' },
  pause: { line: 'M8.5 5.5v13M15.5 5.5v13' },
  volume: { line: `${speaker}M15 9.2a4 4 0 0 1 0 5.6M17.6 6.5a8 8 0 0 1 0 11` },
  'volume-off': { line: `${speaker}M15.5 9.5l5 5M20.5 9.5l-5 5` },
  sun: {
    line: `${ring(12, 12, 4)}M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4`,
  },
  moon: { line: 'M20 14.2A8.5 8.5 0 0 1 9.8 4 8.5 8.5 0 1 0 20 14.2z' },
  'auto-mode': { line: disc, fill: 'M12 3a9 9 0 0 1 0 18z' },

  // Ways to reach people
  headset: {
    line: 'M4.5 15v-3a7.5 7.5 0 0 1 15 0v3M4.5 13.5H7V19H6a1.5 1.5 0 0 1-1.5-1.5zM19.5 13.5H17V19h1a1.5 1.5 0 0 0 1.5-1.5zM18 19c0 1.5-1.5 2.5-4.5 2.5',
  },
  chat: {
    line: 'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 17h-7l-5 4v-4H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5zM8 9.5h8M8 12.8h5',
  },
  phone: { line: handset },
  mail: { line: `${box(3.5, 5.5, 17, 13.5)}M4 7l8 6.5L20 7` },
  thumb: {
    line: 'M7.5 11 11 4c1.5 0 2.5 1 2.5 2.5V10h4.7a1.8 1.8 0 0 1 1.8 2.1l-1 6.2A2 2 0 0 1 17 20H7.5zM4 11h3.5v9H4z',
  },
  'play-badge': { line: box(3, 5.5, 18, 13, 3.5), fill: 'M10 9v6l5.5-3z' },
  'paper-plane': { line: 'M20.5 4 3.5 11l5.5 2.5L20.5 4 16 20l-7-6.5V19l2.7-3', turns: true },
  handset: { line: `${handset}M14.5 4a6 6 0 0 1 5.5 5.5M14.5 8a2.5 2.5 0 0 1 1.5 1.5` },
  camera: {
    line: `M4.5 8H8l1.5-2.5h5L16 8h3.5A1.5 1.5 0 0 1 21 9.5v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9.5A1.5 1.5 0 0 1 4.5 8z${ring(12, 13.5, 3.5)}`,
  },
  apple: { line: `${box(6.5, 2.5, 11, 19, 3)}M10.5 5h3` },
  android: { line: `${box(6.5, 2.5, 11, 19, 1.5)}M6.5 17.5h11` },
  qr: {
    line: `${box(4, 4, 6, 6, 1)}${box(14, 4, 6, 6, 1)}${box(4, 14, 6, 6, 1)}M14 14h2.5v2.5M20 14v.01M14 20v-.01M17 20h3v-3`,
  },

  // Kinds of games
  slots: {
    line: `${box(3, 5, 15, 14)}M8 5v14M13 5v14M18 14h2.5V8.5`,
    fill: ring(20.5, 7, 1.6) + ring(5.5, 12, 1.1) + ring(10.5, 12, 1.1) + ring(15.5, 12, 1.1),
  },
  live: { line: `${disc}${ring(12, 12, 4.5)}M12 3v4.5M12 16.5V21M3 12h4.5M16.5 12H21` },
  fish: {
    line: 'M3 12c3-4.5 6-6 9.5-6 3 0 5 1.5 6.5 3.5l2-1.5v8l-2-1.5c-1.5 2-3.5 3.5-6.5 3.5-3.5 0-6.5-1.5-9.5-6zM12 9.5c1.2 1.5 1.2 3.5 0 5',
    fill: dot(7.8, 11),
  },
  ball: {
    line: `${disc}M12 8l3.8 2.8-1.5 4.4H9.7l-1.5-4.4zM12 8V3M15.8 10.8l4.7-1.6M14.3 15.2l2.9 4M9.7 15.2l-2.9 4M8.2 10.8 3.5 9.2`,
  },
  cards: {
    line: `${box(9, 3.5, 11, 15)}M9 6.5 5.2 7.6a1.6 1.6 0 0 0-1.1 2l2.9 9.8a1.6 1.6 0 0 0 2 1.1l5.5-2`,
    fill: 'M14.5 7.5 17 11l-2.5 3.5L12 11z',
  },
  gamepad: {
    line: 'M7.5 7h9a5 5 0 0 1 5 5.2c0 4-1.6 5.8-3.2 5.8-2 0-2.3-2.5-4-2.5H9.7c-1.7 0-2 2.5-4 2.5-1.6 0-3.2-1.8-3.2-5.8A5 5 0 0 1 7.5 7zM12 7V4.5M6.5 11.5h3M8 10v3',
    fill: dot(16.5, 11.5),
  },
  rooster: {
    line: 'M8 8c0-2 1.2-3 3-3 2.2 0 3 1.7 3 4 0 2 1.5 2.5 3 2.5 1.7 0 2.5-1.5 2.5-4 1.5 1.5 2 3.5 1.5 6-.7 3.7-3.5 5.5-7 5.5-4.5 0-6.5-3-6-7zM8 8l-3 1.5L8 11M9 5c-.5-1.5 0-2.5 1-2.5s1 1 1.5 1S13 3 13.5 4s-.5 1.7-.5 1.7M12.5 19v2.5M15 18.5l1 3M9 10.5c-.7 1-.8 2-.3 3',
    fill: ring(10.8, 7.8, 0.9),
  },
  'lottery-ball': { line: `${disc}${ring(12, 10.5, 4)}M11.2 9.5l1.1-.8v3.7` },
  'lottery-ticket': {
    line: 'M3.5 7.5h17v3a1.7 1.7 0 0 0 0 3.4v3h-17v-3a1.7 1.7 0 0 0 0-3.4zM9 7.5v1.5M9 11.5v1.5M9 15.5v1.5M12.5 10.5h4.5M12.5 13.7h3',
  },
  rooms: { line: 'M4 20V5.5L13 3.5v17M4 20h16M13 7h5.5v13M8 9.5h1M8 13.5h1', fill: dot(10.5, 12) },
  dice: {
    line: box(4, 4, 16, 16, 3.5),
    fill: ring(8.5, 8.5, 1.4) + ring(15.5, 8.5, 1.4) + ring(12, 12, 1.4) + ring(8.5, 15.5, 1.4) + ring(15.5, 15.5, 1.4),
  },
  coins: { line: `${ring(9, 9, 5.5)}M13.8 11.7a5.5 5.5 0 1 1-4.1 7.6M9 6.5v5` },
} as const satisfies Record<string, Glyph>

export type IconName = keyof typeof drawn

export const glyphs: Record<IconName, Glyph> = drawn

/** Every icon by name, in the order of the sheet. */
export const iconNames = Object.keys(drawn) as readonly IconName[]
