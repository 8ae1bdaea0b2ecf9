import type { StyleRule } from '@vanilla-extract/css'
import { glyphs, type IconName } from './glyphs.ts'

/**
 * An icon drawn by the style sheet, in the colour of the text: for what stands on a page a hundred times, where an
 * element and its paths each time are what the page would be busy with. Decoration only; it does not turn.
 */
export function glyphMask(name: IconName, side: string) {
  const { line, fill } = glyphs[name]
  const marks = [line && `<path d="${line}"/>`, fill && `<path d="${fill}" fill="#000" stroke="none"/>`].filter(Boolean)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${marks.join('')}</svg>`
  return {
    content: '',
    inlineSize: side,
    blockSize: side,
    backgroundColor: 'currentColor',
    mask: `url("data:image/svg+xml,${encodeURIComponent(svg)}") center / contain no-repeat`,
    // Where colours are the reader's own, a background would be taken for one and blotted out.
    forcedColorAdjust: 'preserve-parent-color',
  } satisfies StyleRule
}
