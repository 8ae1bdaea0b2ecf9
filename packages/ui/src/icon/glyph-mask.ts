import type { StyleRule } from '@vanilla-extract/css'
import { glyphs, type IconName } from './glyphs.ts'

/**
 * An icon drawn by CSS in the text's colour, for elements that a page shows a hundred times, where SVG elements would
 * cost too much. Decoration only; it is not mirrored.
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
    // With forced colours a background colour would be replaced and the icon become invisible.
    forcedColorAdjust: 'preserve-parent-color',
  } satisfies StyleRule
}
