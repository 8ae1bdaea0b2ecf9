/** An attribute as written, its entities resolved. */
export interface SvgAttribute {
  readonly name: string
  readonly value: string
  /** Its start in the text, in UTF-16 units. */
  readonly offset: number
}

export interface SvgElement {
  readonly name: string
  readonly offset: number
  readonly attributes: readonly SvgAttribute[]
  readonly children: readonly (SvgElement | string)[]
}

/** Why a drawing cannot be read, and the place. */
export class SvgSyntaxError extends Error {
  readonly offset: number
  constructor(message: string, offset: number) {
    super(message)
    this.offset = offset
  }
}

const DEEPEST = 64
const NAME = /[A-Za-z_][\w:.-]*/y
const SPACE = /[ \t\r\n]*/y
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Reads the plain part of XML that a drawing needs: elements, quoted attributes, text, comments, one XML declaration.
 * Everything that could hide meaning (document types, own entities, processing instructions, CDATA) is refused, so that
 * no browser can read the text differently.
 * @returns the root element
 * @throws {SvgSyntaxError} for anything else
 */
export function parseSvg(text: string): SvgElement {
  const reader = new Reader(text)
  reader.prologue()
  const root = reader.element(1)
  reader.epilogue()
  return root
}

class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
    if (text.startsWith('\uFEFF')) this.#at = 1
  }

  prologue(): void {
    if (/^<\?xml[ \t\r\n]/.test(this.#text.slice(this.#at, this.#at + 6))) this.#skipPast('?>', 'the declaration')
    this.#between()
  }

  epilogue(): void {
    this.#between()
    if (this.#at < this.#text.length) this.#refuse('something follows the drawing')
  }

  element(depth: number): SvgElement {
    const offset = this.#at
    if (depth > DEEPEST) this.#refuse(`nested more than ${DEEPEST} levels deep`)
    if (!this.#text.startsWith('<', offset)) this.#refuse('an element is expected here')
    this.#at += 1
    const name = this.#match(NAME, 'a name is expected after <')
    const attributes = this.#attributes()
    if (this.#take('/>')) return { name, offset, attributes, children: [] }
    if (!this.#take('>')) this.#refuse(`the element ${name} is not closed`)
    const children: (SvgElement | string)[] = []
    while (!this.#text.startsWith('</', this.#at)) {
      if (this.#at >= this.#text.length) this.#refuse(`the element ${name} has no end`, offset)
      if (this.#text.startsWith('<!--', this.#at)) this.#skipPast('-->', 'the comment')
      else if (this.#text.startsWith('<', this.#at)) children.push(this.element(depth + 1))
      else children.push(this.#words())
    }
    this.#at += 2
    const end = this.#match(NAME, 'a name is expected after </')
    if (end !== name) this.#refuse(`the element ${name} is closed as ${end}`, offset)
    this.#match(SPACE, '')
    if (!this.#take('>')) this.#refuse(`the end of ${name} is not closed`)
    return { name, offset, attributes, children }
  }

  #attributes(): SvgAttribute[] {
    const attributes: SvgAttribute[] = []
    const seen = new Set<string>()
    for (;;) {
      const spaced = this.#match(SPACE, '') !== ''
      if (/^\/?>/.test(this.#text.slice(this.#at, this.#at + 2)) || this.#at >= this.#text.length) return attributes
      if (!spaced) this.#refuse('a space is expected before an attribute')
      const offset = this.#at
      const name = this.#match(NAME, 'an attribute is expected here')
      this.#match(SPACE, '')
      if (!this.#take('=')) this.#refuse(`the attribute ${name} has no value`, offset)
      this.#match(SPACE, '')
      if (seen.has(name)) this.#refuse(`the attribute ${name} stands twice`, offset)
      seen.add(name)
      attributes.push({ name, value: this.#quoted(name), offset })
    }
  }

  #quoted(name: string): string {
    const quote = this.#text[this.#at]
    if (quote !== '"' && quote !== "'") this.#refuse(`the value of ${name} needs quotes`)
    const from = this.#at + 1
    const to = this.#text.indexOf(quote as string, from)
    if (to < 0) this.#refuse(`the value of ${name} is not closed`)
    const raw = this.#text.slice(from, to)
    if (raw.includes('<')) this.#refuse(`a < stands in the value of ${name}`)
    this.#at = to + 1
    return this.#resolve(raw, from)
  }

  #words(): string {
    const from = this.#at
    const to = this.#text.indexOf('<', from)
    this.#at = to < 0 ? this.#text.length : to
    return this.#resolve(this.#text.slice(from, this.#at), from)
  }

  #resolve(raw: string, from: number): string {
    if (!raw.includes('&')) return raw
    return raw.replace(/&([^;\s&<]{0,12};?)/g, (whole: string, name: string, index: number) => {
      const known = ENTITIES[name.slice(0, -1)]
      if (known !== undefined && name.endsWith(';')) return known
      const point = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}));$/i.exec(name)
      const code = point ? Number.parseInt(point[1] ?? point[2] ?? '', point[1] ? 16 : 10) : 0
      if (code < 0x20 || code > 0x10ffff) this.#refuse(`${whole} is no character`, from + index)
      return String.fromCodePoint(code)
    })
  }

  /** White space and comments around the drawing. */
  #between(): void {
    for (;;) {
      this.#match(SPACE, '')
      if (!this.#text.startsWith('<!--', this.#at)) break
      this.#skipPast('-->', 'the comment')
    }
    if (/^<!doctype/i.test(this.#text.slice(this.#at, this.#at + 9))) this.#refuse('a document type can hide anything')
  }

  #skipPast(end: string, what: string): void {
    const at = this.#text.indexOf(end, this.#at)
    if (at < 0) this.#refuse(`${what} is not closed`)
    this.#at = at + end.length
  }

  #take(word: string): boolean {
    if (!this.#text.startsWith(word, this.#at)) return false
    this.#at += word.length
    return true
  }

  #match(form: RegExp, otherwise: string): string {
    form.lastIndex = this.#at
    const found = form.exec(this.#text)?.[0]
    if (found === undefined) return this.#refuse(otherwise)
    this.#at += found.length
    return found
  }

  #refuse(message: string, offset = this.#at): never {
    throw new SvgSyntaxError(message, offset)
  }
}
