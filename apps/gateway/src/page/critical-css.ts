/** The part of a style sheet's rule that decides whether a page needs it. */
type Rule =
  /** Needed by every page: statements, keyframes, fonts. */
  | { readonly kind: 'always'; readonly text: string }
  | { readonly kind: 'style'; readonly selectors: readonly Selector[]; readonly block: string }
  /** `@media`, `@layer`, `@supports`, `@container`: needed where one of its rules is. */
  | { readonly kind: 'group'; readonly prelude: string; readonly rules: readonly Rule[] }

interface Selector {
  readonly text: string
  /** The classes without which it matches nothing. */
  readonly classes: readonly string[]
}

const GROUP = /^@(?:media|layer|supports|container|scope)\b/

/**
 * A style sheet, parsed once, from which each page gets the rules that can match its markup. Other conditions of a
 * selector (states, attributes, elements) count as fulfilled, since they may change without the markup.
 */
export class CriticalCss {
  readonly #rules: readonly Rule[]

  constructor(css: string) {
    this.#rules = parse(css)
  }

  /** @param classes all class names of the page's markup */
  of(classes: ReadonlySet<string>): string {
    return textOf(this.#rules, classes)
  }
}

const CLASS = ' class="'

/** Every class name of a page's markup, as React writes it. */
export function classesOf(html: string): ReadonlySet<string> {
  const values = new Set<string>()
  // Several times as quick as a regular expression over the whole page.
  for (let at = html.indexOf(CLASS); at >= 0; at = html.indexOf(CLASS, at + 1)) {
    const start = at + CLASS.length
    values.add(html.slice(start, html.indexOf('"', start)))
  }
  return new Set([...values].flatMap((value) => value.split(' ')))
}

function textOf(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  let text = ''
  for (const rule of rules) {
    if (rule.kind === 'always') text += rule.text
    else if (rule.kind === 'group') {
      const inner = textOf(rule.rules, classes)
      if (inner) text += `${rule.prelude}{${inner}}`
    } else {
      const selectors = rule.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)))
      if (selectors.length > 0) text += `${selectors.map((selector) => selector.text).join(',')}${rule.block}`
    }
  }
  return text
}

function parse(css: string): Rule[] {
  return split(css).map((text): Rule => {
    const open = text.indexOf('{')
    const prelude = text.slice(0, open).trim()
    if (open < 0 || (prelude.startsWith('@') && !GROUP.test(prelude))) return { kind: 'always', text }
    if (prelude.startsWith('@')) return { kind: 'group', prelude, rules: parse(text.slice(open + 1, -1)) }
    const selectors = splitAt(prelude, ',').map((selector) => ({ text: selector, classes: neededClasses(selector) }))
    return { kind: 'style', selectors, block: text.slice(open) }
  })
}

/** The rules and statements of a sheet, or inside a group. */
function split(css: string): string[] {
  const parts: string[] = []
  let [start, depth] = [0, 0]
  for (const [at, sign] of signs(css)) {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue
    parts.push(css.slice(start, at + 1))
    start = at + 1
  }
  return parts
}

function splitAt(text: string, separator: string): string[] {
  const parts: string[] = []
  let [start, depth] = [0, 0]
  for (const [at, sign] of signs(text)) {
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth -= 1
    if (depth > 0 || sign !== separator) continue
    parts.push(text.slice(start, at))
    start = at + 1
  }
  return [...parts, text.slice(start)]
}

/** The syntax characters of a style sheet with their positions, without those in strings. */
function* signs(css: string): Generator<readonly [number, string]> {
  for (const { index, 0: sign } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[{}()[\],;]/gs))
    if (sign.length === 1) yield [index, sign]
}

/**
 * The classes a selector requires. Those inside functions such as `:is()` or `:not()` are alternatives or must be
 * absent, so they do not count.
 */
function neededClasses(selector: string): string[] {
  // Escaped names are not parsed, so their rules always count as needed.
  if (selector.includes('\\')) return []
  let plain = selector.replace(/\[[^\]]*\]/g, '')
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(/\([^()]*\)/g, '')
  }
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
}
