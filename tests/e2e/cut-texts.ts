import type { Page } from '@playwright/test'

/** A text that a reader cannot read whole, and why. */
export interface CutText {
  readonly how: 'ellipsis' | 'clipped' | 'overflows' | 'off-screen' | 'placeholder' | 'broken'
  readonly text: string
  /** The elements around it, the nearest last. */
  readonly where: string
  /** CSS pixels that are missing or stick out. */
  readonly by: number
}

/** Every text of a page, as it is laid out now, that is cut or leaves its box. What scrolls is not cut. */
export async function cutTexts(page: Page): Promise<readonly CutText[]> {
  return page.evaluate(async () => {
    const TOLERANCE_PX = 1
    await document.fonts.ready
    const found = new Map<string, CutText>()
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, style)
      return style
    }
    const canvas = document.createElement('canvas').getContext('2d')

    const name = (element: Element) =>
      element.tagName.toLowerCase() + [...element.classList].map((one) => `.${one}`).join('')
    const pathOf = (element: Element) => {
      const path: string[] = []
      for (let at: Element | null = element; at && path.length < 4; at = at.parentElement) path.unshift(name(at))
      return path.join(' > ')
    }
    const report = (how: CutText['how'], element: Element, text: string, by: number) => {
      const cut = { how, text: text.replace(/\s+/g, ' ').trim(), where: pathOf(element), by: Math.round(by * 10) / 10 }
      found.set(`${how} ${cut.text} ${cut.where}`, cut)
    }

    /** Top and bottom of what is drawn: a line's box has space above and below the letters that may be missing. */
    const inkOf = (element: Element, text: string, rect: DOMRect) => {
      if (!canvas) throw new Error('no canvas')
      const { font, fontStyle, fontWeight, fontSize, fontFamily } = styleOf(element)
      canvas.font = font || `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
      const ink = canvas.measureText(text)
      const baseline = rect.top + ink.fontBoundingBoxAscent
      return { top: baseline - ink.actualBoundingBoxAscent, bottom: baseline + ink.actualBoundingBoxDescent }
    }
    const isInline = (element: Element) => /^(inline|contents)$/.test(styleOf(element).display)
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

    /** Text for screen readers only. */
    const isOnlySpoken = (owner: Element) => {
      for (let at: Element | null = owner; at; at = at.parentElement)
        if (styleOf(at).clipPath === 'inset(50%)') return true
      return false
    }

    const look = (text: string, owner: Element, rect: DOMRect) => {
      let across = true
      let down = true
      let isMeasured = false
      // Set beside its parent on purpose, as a badge at a corner.
      let isPlaced = false
      let ink: { top: number; bottom: number } | undefined
      const drawn = () => (ink ??= inkOf(owner, text, rect))
      let skipTo: 'nothing' | 'containing block' = 'nothing'
      for (let at: Element | null = owner; at && at !== document.documentElement; at = at.parentElement) {
        const style = styleOf(at)
        const isPositioned = style.position !== 'static' || style.transform !== 'none' || style.contain !== 'none'
        if (skipTo === 'containing block' && !isPositioned) continue
        skipTo = 'nothing'
        const box = at.getBoundingClientRect()
        if (!isInline(at) && !isMeasured) {
          isMeasured = true
          const by = Math.max(rect.right - box.right, box.left - rect.left)
          if (by > TOLERANCE_PX && !clips(style.overflowX) && !scrolls(style.overflowX))
            report('overflows', at, text, by)
        }
        if (
          !isPlaced &&
          at.matches('button, a, [role=button]') &&
          !isInline(at) &&
          (rect.top < box.top || rect.bottom > box.bottom)
        ) {
          const by = Math.max(box.top - drawn().top, drawn().bottom - box.bottom)
          if (by > TOLERANCE_PX) report('overflows', at, text, by)
        }
        if (across && clips(style.overflowX) && rect.right > box.left && rect.left < box.right) {
          const by = Math.max(
            rect.right - (box.right - Number.parseFloat(style.borderRightWidth)),
            box.left + Number.parseFloat(style.borderLeftWidth) - rect.left,
          )
          if (by > TOLERANCE_PX)
            report(
              style.textOverflow === 'ellipsis' ? 'ellipsis' : 'clipped',
              at,
              at === owner || isInline(owner) ? (at.textContent ?? text) : text,
              by,
            )
          if (by > TOLERANCE_PX) return
        }
        if (down && clips(style.overflowY) && (rect.top < box.top || rect.bottom > box.bottom) && box.height > 0) {
          const by = Math.max(box.top - drawn().top, drawn().bottom - box.bottom)
          if (by > TOLERANCE_PX) {
            report(
              style.webkitLineClamp !== 'none' ? 'ellipsis' : 'clipped',
              at,
              style.webkitLineClamp !== 'none' ? (at.textContent ?? text) : text,
              by,
            )
            return
          }
        }
        if (scrolls(style.overflowX)) across = false
        if (scrolls(style.overflowY)) down = false
        if (style.position === 'fixed') break
        if (style.position === 'absolute') {
          isPlaced = true
          skipTo = 'containing block'
        }
      }
      if (across) {
        const by = Math.max(rect.right - document.documentElement.clientWidth, -rect.left)
        const isBesideTheScreen = rect.left >= document.documentElement.clientWidth || rect.right <= 0
        if (by > TOLERANCE_PX && !isBesideTheScreen) report('off-screen', owner, text, by)
      }
    }

    const unseen = '[aria-hidden=true], [inert], script, style, noscript, svg, template, [data-paused]'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim()
      const owner = node.parentElement
      if (!text || !owner || owner.closest(unseen)) continue
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (isOnlySpoken(owner)) continue
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
      for (const rect of rects) look(text, owner, rect)
      // A single word in two lines was broken for want of room, except in scripts that break anywhere.
      const [first, last] = [rects[0], rects.at(-1)]
      if (first && last && last.top >= first.bottom && /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u.test(text))
        report('broken', owner, text, last.width)
    }

    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (!canvas || field.value || !field.checkVisibility()) continue
      const style = getComputedStyle(field, '::placeholder')
      canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      const { paddingInlineStart, paddingInlineEnd } = styleOf(field)
      const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      const by = canvas.measureText(field.placeholder).width - room
      if (by > TOLERANCE_PX) report('placeholder', field, field.placeholder, by)
    }

    const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (sideways > 0) report('off-screen', document.documentElement, 'the page scrolls sideways', sideways)
    return [...found.values()]
  })
}
