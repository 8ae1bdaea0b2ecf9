import { escapeHtml } from '@livery/contract/escape-html'
import type { FaultText } from '@livery/document/fault'
import { parseSvg, type SvgAttribute, type SvgElement, SvgSyntaxError } from './parse-svg.ts'
import { ATTRIBUTES, ELEMENTS, REFUSED } from './svg-allowed.ts'

/** A part of a drawing that is removed before the drawing is shown. */
export interface SvgFinding extends FaultText {
  /** Where in the text, in UTF-16 units. */
  readonly offset: number
}

export interface CleanSvg {
  /** The drawing without the findings; the unchanged text when there are none; null when it cannot be read. */
  readonly text: string | null
  readonly findings: readonly SvgFinding[]
  /** Width and height of its view box; null where it has none. */
  readonly size: { readonly width: number; readonly height: number } | null
}

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

/**
 * Reduces a drawing to its visible parts: elements and attributes of a closed list, and references only within itself.
 * Pure. Errors are parts that could run, load or lead elsewhere; warnings are useless parts.
 */
export function cleanSvg(text: string): CleanSvg {
  let root: SvgElement
  try {
    root = parseSvg(text)
  } catch (error) {
    if (!(error instanceof SvgSyntaxError)) throw error
    const { message, offset } = error
    const findings = [{ code: 'svg.syntax', offset, message, repair: 'Export the drawing again as plain SVG' }]
    return { text: null, findings, size: null }
  }
  if (root.name !== 'svg') {
    const faultText = { code: 'svg.root', message: `the drawing is not an svg element`, found: `<${root.name}>` }
    return { text: null, findings: [{ ...faultText, offset: root.offset, repair: 'Export it as SVG' }], size: null }
  }
  const cleaner = new Cleaner(root)
  const cleaned = cleaner.element(root) ?? ''
  return { text: cleaner.findings.length === 0 ? text : cleaned, findings: cleaner.findings, size: sizeOf(root) }
}

class Cleaner {
  readonly findings: SvgFinding[] = []
  readonly #ids: ReadonlySet<string>
  /**
   * Ids of elements that contain references themselves: nested references could make a small file a drawing without
   * end.
   */
  readonly #made: ReadonlySet<string>

  constructor(root: SvgElement) {
    this.#ids = new Set(idsOf(root))
    this.#made = new Set(
      elementsOf(root)
        .filter((one) => elementsOf(one).some(isUse))
        .flatMap(idOf),
    )
    if (!root.attributes.some(({ name }) => name === 'xmlns')) {
      this.#found(root.offset, {
        code: 'svg.namespace',
        message: 'a browser takes this for no drawing',
        repair: `Add xmlns="${SVG}" to the svg element`,
      })
    }
  }

  element(element: SvgElement): string | null {
    if (!ELEMENTS.has(element.name)) {
      this.#foreign(element)
      return null
    }
    if (element.name === 'text') {
      this.#found(element.offset, {
        code: 'svg.text',
        severity: 'warning',
        message: 'text is drawn in a font of the reader’s',
        repair: 'Turn it into paths',
      })
    }
    const attributes = element.attributes.filter((attribute) => this.#isAllowed(attribute))
    const open = [element.name, ...attributes.map(({ name, value }) => `${name}="${escapeHtml(value)}"`)].join(' ')
    const inside = element.children
      .map((child) => (typeof child === 'string' ? escapeHtml(child) : (this.element(child) ?? '')))
      .join('')
    return inside === '' ? `<${open}/>` : `<${open}>${inside}</${element.name}>`
  }

  #foreign({ name, offset }: SvgElement): void {
    const plain = name.slice(name.indexOf(':') + 1)
    const known = Object.keys(REFUSED).find((refused) => refused.toLowerCase() === plain.toLowerCase())
    this.#found(
      offset,
      known
        ? { code: 'svg.element', message: `<${name}> ${REFUSED[known]}`, repair: HOW[known] ?? 'Remove it' }
        : {
            code: 'svg.element',
            severity: 'warning',
            message: `<${name}> draws nothing and is left out`,
            repair: 'Export the drawing as plain SVG',
          },
    )
  }

  #isAllowed({ name, value, offset }: SvgAttribute): boolean {
    const faultText = this.#against(name, value)
    if (faultText) this.#found(offset, faultText)
    return faultText === undefined
  }

  #against(name: string, value: string): FaultText | undefined {
    if (/^on/i.test(name)) return { code: 'svg.handler', message: `${name} runs`, repair: 'Remove it' }
    if (name === 'xmlns' || name === 'xmlns:xlink') {
      const namespace = name === 'xmlns' ? SVG : XLINK
      return value === namespace
        ? undefined
        : {
            code: 'svg.namespace',
            message: `${name} is not the one of drawings`,
            found: value,
            repair: `Write ${namespace}`,
          }
    }
    if (!ATTRIBUTES.has(name) && !name.startsWith('aria-')) {
      return {
        code: 'svg.attribute',
        severity: 'warning',
        message: `the attribute ${name} draws nothing and is left out`,
        repair: 'Export the drawing as plain SVG',
      }
    }
    if (name === 'href' || name === 'xlink:href') return this.#reference(value)
    return this.#value(name, value)
  }

  #reference(value: string): FaultText | undefined {
    if (!value.startsWith('#')) return outside(value)
    if (!this.#ids.has(value.slice(1))) return nowhere(value)
    if (!this.#made.has(value.slice(1))) return undefined
    return {
      code: 'svg.nested',
      message: 'a reference to what is made of references',
      found: value,
      repair: 'Refer to shapes only, or draw them out',
    }
  }

  #value(name: string, value: string): FaultText | undefined {
    // A backslash or a comment could hide a CSS word from the search below.
    if (/[\\@]|\/\*/.test(value) || /javascript|expression\s*\(|image-set|src\s*\(/i.test(value)) {
      return {
        code: 'svg.value',
        message: `the value of ${name} may do more than draw`,
        found: value,
        repair: 'Simplify it',
      }
    }
    for (const [whole, quoted = ''] of value.matchAll(/url\s*\(([^)]*)\)?/gi)) {
      const target = quoted.trim().replace(/^(['"])(.*)\1$/, '$2')
      if (!target.startsWith('#')) return outside(whole)
      if (!this.#ids.has(target.slice(1))) return nowhere(target)
    }
    return undefined
  }

  #found(offset: number, faultText: FaultText): void {
    this.findings.push({
      ...faultText,
      offset,
      ...(faultText.found === undefined ? {} : { found: shortened(faultText.found) }),
    })
  }
}

const HOW: Readonly<Record<string, string>> = {
  style: 'Export with presentation attributes instead of internal CSS',
  image: 'Draw it as paths',
}

const outside = (found: string): FaultText => ({
  code: 'svg.external',
  message: 'the drawing reaches outside itself',
  found,
  repair: 'Refer to an id of the drawing, or remove it',
})

const nowhere = (found: string): FaultText => ({
  code: 'svg.reference',
  message: 'nothing in the drawing has this id',
  found,
  repair: 'Correct the id, or remove the reference',
})

const isUse = ({ name }: SvgElement) => name === 'use'

const idOf = ({ attributes }: SvgElement) => attributes.flatMap(({ name, value }) => (name === 'id' ? value : []))

const idsOf = (root: SvgElement) => elementsOf(root).flatMap(idOf)

/** An element and all its descendants. */
function elementsOf(element: SvgElement): SvgElement[] {
  return [element, ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child)))]
}

function sizeOf({ attributes }: SvgElement): CleanSvg['size'] {
  const box =
    attributes
      .find(({ name }) => name === 'viewBox')
      ?.value.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  const [, , width = 0, height = 0] = box
  return box.length === 4 && width > 0 && height > 0 ? { width, height } : null
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
