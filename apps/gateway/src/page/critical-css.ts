import { rulesOf, splitAt } from './css-syntax.ts'

/** The part of a style sheet's rule that decides whether a page needs it. */
type Rule =
  /** Needed by every page: statements, fonts. */
  | { readonly kind: 'always'; readonly text: string }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
  | {
      readonly kind: 'style'
      readonly selectors: readonly Selector[]
      readonly block: string
      /** Without the declarations that have no effect before the page is used; empty where none is left. */
      readonly firstBlock: string
    }
  /** `@media`, `@layer`, `@supports`, `@container` and so on: needed where one of its rules is. */
  | { readonly kind: 'group'; readonly prelude: string; readonly rules: readonly Rule[] }

interface Selector {
  readonly text: string
  /** The classes without which it matches nothing. */
  readonly classes: readonly string[]
  /** The attributes for assistive technology without which it matches nothing, as React writes them. */
  readonly attributes: readonly string[]
  /** Whether it matches only while something is hovered, focused, pressed, selected or opened. */
  readonly isUsed: boolean
}

/** Decides which rules a page gets. */
interface Choice {
  readonly selector: (selector: Selector) => boolean
  readonly keyframes: (name: string) => boolean
  readonly block: 'block' | 'firstBlock'
}

const GROUP = /^@(?:media|layer|supports|container|scope|starting-style)\b/
const KEYFRAMES = /^@keyframes\s+([\w-]+)/
const USED = /:(?:hover|active|focus|focus-visible|focus-within|popover-open|open)\b(?!-)|::(?:selection|backdrop)\b/
const UNSEEN =
  /^(?:transition(?:-[a-z]+)?|cursor|pointer-events|touch-action|(?:-webkit-)?user-select|-webkit-tap-highlight-color|overscroll-behavior(?:-[a-z]+)?|scroll-(?:margin|padding|snap)[a-z-]*|outline-offset|resize):/
/** Rules for printing: the browser has the whole style sheets before anybody prints, so no page contains these. */
const PRINT = /^@media print$/
/** Rules that the first paint does not need: the starting styles of opening elements. */
const NEVER_FIRST = /^@starting-style\b/

/**
 * A style sheet, parsed once, from which each page gets the rules that can match its markup. Other conditions of a
 * selector (states, attributes, elements) count as fulfilled, since they may change without the markup.
 */
export class CriticalCss {
  readonly #rules: readonly Rule[]
  /** The rules of all selectors. */
  readonly #attributes: readonly string[]

  constructor(css: string) {
    this.#rules = parse(css)
    this.#attributes = [...new Set(attributesIn(this.#rules))]
  }

  /** @param classes all class names of the page's markup */
  of(classes: ReadonlySet<string>): string {
    return textOf(this.#rules, { selector: needs(classes), keyframes: () => true, block: 'block' })
  }

  /** The attributes of the markup on which its first paint depends, as React writes them. */
  attributesOf(html: string): readonly string[] {
    return this.#attributes.filter((attribute) => html.includes(attribute))
  }

  /**
   * What the markup looks like before anybody has used it and before any script has changed it. All rules of the page
   * must follow (`of`), because this leaves out what only later states need.
   * @param html the markup that is painted first
   */
  firstPaint(html: string): string {
    const hasClasses = needs(classesOf(html))
    const attributes = new Set(this.attributesOf(html))
    const selector = (one: Selector) =>
      !one.isUsed && hasClasses(one) && one.attributes.every((name) => attributes.has(name))
    const still = textOf(this.#rules, { selector, keyframes: () => false, block: 'firstBlock' })
    return textOf(this.#rules, { selector, keyframes: (name) => still.includes(name), block: 'firstBlock' })
  }
}

function attributesIn(rules: readonly Rule[]): string[] {
  return rules.flatMap((rule) => {
    if (rule.kind === 'group') return attributesIn(rule.rules)
    return rule.kind === 'style' ? rule.selectors.flatMap(({ attributes }) => attributes) : []
  })
}

function needs(classes: ReadonlySet<string>): (selector: Selector) => boolean {
  return (selector) => selector.classes.every((name) => classes.has(name))
}

const CLASS = ' class="'

/** Every class name of a page's markup, as React writes it. */
export function classesOf(html: string): ReadonlySet<string> {
  return new Set(classValuesOf(html).flatMap((value) => value.split(' ')))
}

/** The values of the class attributes of a page's markup, each once. */
export function classValuesOf(html: string): readonly string[] {
  const values = new Set<string>()
  // Several times as quick as a regular expression over the whole page.
  for (let at = html.indexOf(CLASS); at >= 0; at = html.indexOf(CLASS, at + 1)) {
    const start = at + CLASS.length
    values.add(html.slice(start, html.indexOf('"', start)))
  }
  return [...values]
}

function textOf(rules: readonly Rule[], choice: Choice): string {
  let text = ''
  for (const rule of rules) {
    if (rule.kind === 'always') text += rule.text
    else if (rule.kind === 'keyframes') text += choice.keyframes(rule.name) ? rule.text : ''
    else if (rule.kind === 'group') {
      if (PRINT.test(rule.prelude) || (choice.block === 'firstBlock' && NEVER_FIRST.test(rule.prelude))) continue
      const inner = textOf(rule.rules, choice)
      if (inner) text += `${rule.prelude}{${inner}}`
    } else if (rule[choice.block]) {
      const selectors = rule.selectors.filter(choice.selector)
      if (selectors.length > 0) text += `${selectors.map((selector) => selector.text).join(',')}${rule[choice.block]}`
    }
  }
  return text
}

function parse(css: string): Rule[] {
  return rulesOf(css).map((text): Rule => {
    const open = text.indexOf('{')
    const prelude = text.slice(0, open).trim()
    const [, name] = KEYFRAMES.exec(prelude) ?? []
    if (name) return { kind: 'keyframes', name, text }
    if (open < 0 || (prelude.startsWith('@') && !GROUP.test(prelude))) return { kind: 'always', text }
    if (prelude.startsWith('@')) return { kind: 'group', prelude, rules: parse(text.slice(open + 1, -1)) }
    const block = text.slice(open)
    return { kind: 'style', selectors: splitAt(prelude, ',').map(selectorOf), block, firstBlock: firstBlockOf(block) }
  })
}

function selectorOf(text: string): Selector {
  const plain = withoutFunctions(text)
  return {
    text,
    classes: neededClasses(plain),
    attributes: [...plain.matchAll(/\[(aria-[a-z]+)(?:=["']?([\w-]+)["']?)?\]/g)].map(([, name, value]) =>
      value === undefined ? ` ${name}="` : ` ${name}="${value}"`,
    ),
    isUsed: USED.test(plain),
  }
}

function firstBlockOf(block: string): string {
  // Rules within rules are not read.
  if (block.lastIndexOf('{') > 0) return block
  const declarations = splitAt(block.slice(1, -1), ';').filter((one) => one !== '' && !UNSEEN.test(one.trim()))
  return declarations.length > 0 ? `{${declarations.join(';')}}` : ''
}

/**
 * Arguments of functions such as `:is()` or `:not()` are alternatives or must be absent, so none of them is required.
 */
function withoutFunctions(selector: string): string {
  let plain = selector
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(/\([^()]*\)/g, '')
  }
  return plain
}

/** @param plain a selector without functions */
function neededClasses(plain: string): string[] {
  // Escaped names are not parsed, so their rules always count as needed.
  if (plain.includes('\\')) return []
  return [...plain.replace(/\[[^\]]*\]/g, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
}
