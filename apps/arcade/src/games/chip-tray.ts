import { element } from '../client/element.ts'

/** Chips in each stack of the tray, and the colour of each by class. */
const STACKS = [
  ['gold', 5],
  ['red', 7],
  ['accent', 6],
  ['dark', 7],
  ['green', 4],
] as const

/** The dealer's chips in stacks; decoration only. */
export function chipTray(): HTMLElement {
  return element(
    'div',
    { class: 'tray', 'aria-hidden': 'true' },
    ...STACKS.map(([colour, size]) => stack(colour, size)),
  )
}

/** A stack of chips, seen from the side. */
function stack(colour: string, size: number): HTMLElement {
  return element(
    'span',
    { class: `stack ${colour}` },
    ...Array.from({ length: size }, () => element('i', { class: 'edge' })),
  )
}
