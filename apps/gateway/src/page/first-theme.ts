import type { Mode } from '@livery/theme/choices'
import { rulesOf, splitAt } from './css-syntax.ts'

interface Declaration {
  readonly name: string
  readonly text: string
  /** The variables in its value. */
  readonly uses: readonly string[]
}

type Rule =
  | { readonly kind: 'block'; readonly selector: string; readonly declarations: readonly Declaration[] }
  | { readonly kind: 'group'; readonly prelude: string; readonly rules: readonly Rule[] }

const USE = /var\(\s*(--[\w-]+)/g
/** The form in which the theme compiler writes a colour that differs by mode. */
const PAIR = /light-dark\((#[0-9a-f]+),(#[0-9a-f]+)\)/g

/** A theme's variables, parsed once, from which each page gets those that its first paint needs. */
export class FirstTheme {
  readonly #rules: readonly Rule[]
  readonly #uses = new Map<string, readonly string[]>()

  /** @param css blocks of variables, as the theme compiler prints them */
  constructor(css: string) {
    this.#rules = this.#parse(css)
  }

  /**
   * The variables that these rules use, and those that these use. All variables of the theme must follow.
   *
   * @param mode the only mode in the markup; null where there are several
   */
  of(rules: string, mode: Mode | null): string {
    const used = new Set<string>()
    const waiting = variablesIn(rules)
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (used.has(name)) continue
      used.add(name)
      waiting.push(...(this.#uses.get(name) ?? []))
    }
    const text = textOf(this.#rules, used)
    return mode ? text.replace(PAIR, mode === 'light' ? '$1' : '$2') : text
  }

  #parse(css: string): Rule[] {
    return rulesOf(css).map((text): Rule => {
      const open = text.indexOf('{')
      const [prelude, inner] = [text.slice(0, open), text.slice(open + 1, -1)]
      if (prelude.startsWith('@')) return { kind: 'group', prelude, rules: this.#parse(inner) }
      const declarations = splitAt(inner, ';').filter(Boolean).map(declarationOf)
      for (const { name, uses } of declarations) this.#uses.set(name, [...(this.#uses.get(name) ?? []), ...uses])
      return { kind: 'block', selector: prelude, declarations }
    })
  }
}

function declarationOf(text: string): Declaration {
  return { name: text.slice(0, text.indexOf(':')).trim(), text, uses: variablesIn(text) }
}

/** The theme's variables in a text, with repetitions. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(USE)].map(([, name = '']) => name)
}

function textOf(rules: readonly Rule[], used: ReadonlySet<string>): string {
  let text = ''
  for (const rule of rules) {
    const [prelude, inner] =
      rule.kind === 'group'
        ? [rule.prelude, textOf(rule.rules, used)]
        : [rule.selector, rule.declarations.flatMap((one) => (used.has(one.name) ? one.text : [])).join(';')]
    if (inner) text += `${prelude}{${inner}}`
  }
  return text
}
