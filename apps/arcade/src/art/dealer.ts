import { shade } from '@livery/artwork/colour'
import { croupier } from '@livery/artwork/motifs/croupier'
import { host } from '@livery/artwork/motifs/host'
import { Pen } from '@livery/artwork/pen'
import { Random } from '@livery/artwork/random'
import { box, ellipse, mirrored, place } from '@livery/artwork/shapes'
import type { Theme } from './theme.ts'

const DEALERS = [croupier, host] as const
const WOOD = '#5a2f18'
const BRASS = '#ffc02e'

/** A dealer behind the padded edge of the table, with both hands on it. A game always has the same dealer. */
export function dealer(theme: Theme): string {
  const pen = new Pen('d')
  const random = new Random(theme.seed).branch('dealer')
  const person = random.pick(DEALERS)
  const coat = random.pick(person.coats)
  const [cloth, skin] = coat
  // White shirt sleeves under the waistcoat, bare forearms under the evening dress.
  const sleeve = person === croupier ? '#fbfaf6' : skin
  const arms = mirrored(
    pen.solid('M70 44C108 54 116 78 96 92L54 100C44 94 46 84 58 80L78 72Z', sleeve, { bevel: 4 }) +
      pen.solid(box(50, 80, 13, 22, 5), person === croupier ? cloth : BRASS, { bevel: 2, outline: 2.5 }),
  )
  const edge =
    pen.solid(box(-150, 96, 300, 26, 13), WOOD, { bevel: 5 }) + pen.line('M-138 104H138', shade(BRASS, 0.1), 2.5, 0.85)
  const hands = mirrored(
    pen.solid('M58 82C46 78 26 84 17 94C12 101 18 107 26 104C38 108 54 106 60 100Z', skin, { bevel: 3, outline: 2.5 }) +
      pen.line('M20 96L32 91M23 101L36 96M30 104L41 100', shade(skin, 0.34), 2),
  )
  const shadow = pen.flat(ellipse(0, 101, 66, 6), '#000000', 0.28)
  return pen.document(300, 226, place(`${person.draw(pen, coat)}${arms}${edge}${shadow}${hands}`, 150, 104))
}
