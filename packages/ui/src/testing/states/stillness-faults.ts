import { looksOf, place } from './look.ts'

const LONGEST_MS = 1

const toMs = (text: string) => Number.parseFloat(text) * (text.endsWith('ms') ? 1 : 1000)
const longest = (list: string) => Math.max(...list.split(', ').map(toMs))

/** Elements below whose changes would be animated for longer than a blink. */
export function stillnessFaults(root: ParentNode): string[] {
  const faults: string[] = []
  for (const element of root.querySelectorAll('*')) {
    for (const { pseudo = '', style } of looksOf(element)) {
      const eases = style.transitionProperty !== 'none' && longest(style.transitionDuration) > LONGEST_MS
      const moves = style.animationName !== 'none' && longest(style.animationDuration) > LONGEST_MS
      if (eases) faults.push(`${place(element)}${pseudo} eases for ${style.transitionDuration}`)
      if (moves) faults.push(`${place(element)}${pseudo} moves for ${style.animationDuration}`)
    }
  }
  return faults
}
