export type StyleFault = { readonly line: number; readonly found: string; readonly repair: string }

type Kind = 'css.ts' | 'css' | 'tsx'

/** Properties that name a physical side, as regular expressions over the kebab form, each with its replacement. */
const SIDES: readonly (readonly [pattern: RegExp, cure: string])[] = [
  [/^(scroll-)?(margin|padding)-(left|right)$/, 'name-inline-start / -end'],
  [/^border-(left|right)(-(width|style|color))?$/, 'border-inline-start / -end'],
  [/^border-(top|bottom)-(left|right)-radius$/, 'border-start-start-radius and its like'],
  [/^(left|right)$/, 'inset-inline-start / -end'],
  [/^float$/, 'a grid or a flex box'],
]

/** Shorthands whose second and fourth values are the right and the left side. */
const SHORTHANDS = /^(margin|padding|inset|border-width|border-style|border-color|scroll-margin|scroll-padding)$/
/** Properties whose values may contain the word of a side or a colour with another meaning. */
const FREE_TEXT = /^(content|grid-area|grid-template-areas|grid-row|grid-column|animation-name|font-family|syntax)$/
const SIDE_WORD = /(?<![-\w])(left|right)(?![-\w])/i
const HEX = /(?<![\w&])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/i
const FUNCTION = /(?<![-\w.])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i
const NAMES =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgr[ae]y darkgreen darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategr[ae]y darkturquoise darkviolet deeppink deepskyblue dimgr[ae]y dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gr[ae]y green greenyellow honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgr[ae]y lightgreen lightpink lightsalmon lightseagreen lightskyblue lightslategr[ae]y lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategr[ae]y snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'
const NAMED = new RegExp(`(?<![-\\w])(?:${NAMES.split(' ').join('|')})(?![-\\w])`, 'i')

/**
 * Every physical side and every colour literal in a style file or a component.
 * @param file its path; the ending tells the language. Below a folder `art` colours are allowed: symbols are drawn
 * there.
 */
export function styleFaults(file: string, text: string): readonly StyleFault[] {
  const kind: Kind = file.endsWith('.css.ts') ? 'css.ts' : file.endsWith('.css') ? 'css' : 'tsx'
  const bare = withoutComments(text, kind)
  const declared = declarations(bare, kind)
  const found = [...declared.flatMap(sideFaults)]
  if (!file.split('/').includes('art')) found.push(...colourLiterals(bare, kind), ...declared.flatMap(namedColour))
  const seen = new Map(found.map((fault) => [`${fault.at} ${fault.found}`, fault]))
  return [...seen.values()]
    .sort((a, b) => a.at - b.at)
    .map(({ at, found, repair }) => ({ line: bare.slice(0, at).split('\n').length, found, repair }))
}

type Declaration = { at: number; property: string; value: string }
type Found = { at: number; found: string; repair: string }

/** Blanks comments without changing offsets and lines. */
function withoutComments(text: string, kind: Kind): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, ' ')
  const blocks = text.replace(/\/\*[\s\S]*?\*\//g, blank)
  return kind === 'css' ? blocks : blocks.replace(/(?<![:'"`\w])\/\/[^\n]*/g, blank)
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function declarations(text: string, kind: Kind): readonly Declaration[] {
  if (kind === 'css') return [...text.matchAll(/(?<=[{;]\s*)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/gi)].map(toDeclaration)
  if (kind === 'css.ts') return objectDeclarations(text)
  const inline = [...text.matchAll(/\bstyle=\{\{([\s\S]*?)\}\}/g)].flatMap((match) =>
    objectDeclarations(match[1] as string, match.index + 'style={{'.length),
  )
  const assigned = [...text.matchAll(/\.style\.(\w+)\s*=\s*([^\n]+)/g)].map(toDeclaration)
  const painted = [...text.matchAll(/\b(fill|stroke|color|stopColor|floodColor)="([^"]+)"/g)].map(toDeclaration)
  const properties = [...text.matchAll(/(?<![\w.])((?:margin|padding|border\w*)(?:Left|Right)\w*)\s*:()/g)]
  return [...inline, ...assigned, ...painted, ...properties.map(toDeclaration)]
}

/** `key: value` pairs of object literals: the value to the end of its line, or of the lines of its template. */
function objectDeclarations(text: string, offset = 0): Declaration[] {
  const keys = text.matchAll(
    /(?<![\w.$?])(?:'([\w-]+)'|([a-zA-Z]\w*))\s*:\s*(`[^`]*`|'[^'\n]*'|"[^"\n]*"|[\w.]+(?=\s*[,}])|[^\n]*)/g,
  )
  const found: Declaration[] = []
  for (const { 1: quoted, 2: plain, 3: value = '', index } of keys) {
    found.push({ at: offset + index, property: kebab(quoted ?? plain ?? ''), value })
    // What follows on the same line: `{ a: 1, b: 2 }`.
    const start = text.indexOf(value, index)
    if (!/^[`'"]/.test(value)) found.push(...objectDeclarations(value, offset + start))
  }
  return found
}

function toDeclaration(match: RegExpMatchArray): Declaration {
  return { at: match.index ?? 0, property: kebab(match[1] ?? ''), value: match[2] ?? '' }
}

/** The literal parts of a value: text in quotes, without `${…}` and without attribute selectors. */
function literals(value: string): string {
  const quoted = /^[`'"]/.test(value)
    ? [value]
    : (value.match(/'[^']*'|"[^"]*"|`[^`]*`/g) ?? (/[{(]/.test(value) ? [] : [value]))
  return quoted
    .join(' ')
    .replace(/\$\{[^}]*\}/g, ' x ')
    .replace(/\[[^\]]*\]/g, ' ')
}

function sideFaults({ at, property, value }: Declaration): Found[] {
  const found: Found[] = []
  for (const [pattern, cure] of SIDES) {
    if (pattern.test(property)) found.push({ at, found: `physical side "${property}"`, repair: `write ${cure}` })
  }
  if (FREE_TEXT.test(property) || /^(selectors|from|import)$/.test(property)) return found
  const text = /^[`'"]/.test(value) || !/[{(]/.test(value) ? literals(value) : ''
  const side = SIDE_WORD.exec(text)?.[1]
  if (side) found.push({ at, found: `physical side "${property}: ${side}"`, repair: 'write start or end, or an angle' })
  const parts = text
    .replace(/['"`]/g, '')
    .trim()
    .split(/\s+(?![^(]*\))/)
  if (SHORTHANDS.test(property) && parts.length === 4 && parts[1] !== parts[3]) {
    found.push({ at, found: `physical side "${property}" of four values`, repair: 'write the logical longhands' })
  }
  return found
}

const COLOUR_CURE = 'read a token: vars.color.…'

function colourLiterals(text: string, kind: Kind): Found[] {
  const found: Found[] = []
  for (const match of text.matchAll(new RegExp(`${HEX.source}|${FUNCTION.source}`, 'gi'))) {
    const before = text.slice(Math.max(0, match.index - 24), match.index)
    // Fragments of addresses and ids are no colours, nor is a number in JSX text.
    if (kind === 'tsx' && match[0].startsWith('#') && !isQuoted(text, match.index)) continue
    if (kind === 'tsx' && /\b(?:href|to|id|xlinkHref)=\{?["'`]$/.test(before)) continue
    if (/\b(?:href|to|url|path|id):\s*["'`]$/.test(before) || /url\(["']?$/.test(before)) continue
    if (kind === 'css' && /[{}]\s*$|^\s*$/.test(before) && match[0].startsWith('#')) continue
    found.push({ at: match.index, found: `colour literal "${match[0]}"`, repair: COLOUR_CURE })
  }
  return found
}

function namedColour({ at, property, value }: Declaration): Found[] {
  // A mask's colours only set opacity.
  if (FREE_TEXT.test(property) || /^(-webkit-)?mask/.test(property)) return []
  const name = NAMED.exec(/^[`'"]/.test(value) || !/[{(]/.test(value) ? literals(value) : '')?.[0]
  return name ? [{ at, found: `colour literal "${property}: ${name}"`, repair: COLOUR_CURE }] : []
}

/** Whether a quote is open on the line at `at`. */
function isQuoted(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at)
  return (line.match(/['"`]/g)?.length ?? 0) % 2 === 1
}
