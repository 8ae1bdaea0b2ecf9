import { shade, tint, turn } from './colour.ts'
import { type MotifName, motifs } from './motifs/registry.ts'
import { Pen } from './pen.ts'
import { Random } from './random.ts'
import { box, circle, place } from './shapes.ts'

const faces: readonly MotifName[] = [
  'tiger',
  'lion',
  'wolf',
  'panda',
  'fox',
  'cat',
  'rabbit',
  'gorilla',
  'bear',
  'owl',
  'frog',
  'bull',
  'elephant',
  'shark',
  'octopus',
  'crab',
  'puffer',
  'robot',
  'bee',
  'spartan',
  'helm',
  'viking',
  'racing-helmet',
  'dragon',
]

/** A square portrait, 128 × 128, for a player without a picture: one of our faces on a coloured ground. */
export function avatarPicture(seed: string): string {
  const random = new Random(`avatar/${seed}`)
  const pen = new Pen()
  const motif = motifs[random.pick(faces)]
  const ground = turn('#5a4be0', random.range(0, 360))
  const paint = pen.linear([
    [0, tint(ground, 0.5)],
    [0.5, ground],
    [1, shade(ground, 0.5)],
  ])
  return pen.document(
    128,
    128,
    pen.flat(box(0, 0, 128, 128), paint) +
      pen.flat(circle(random.range(20, 108), 20, 44), tint(ground, 0.6), 0.35) +
      pen.glow(64, 66, 62, tint(ground, 0.85), 0.7) +
      place(motif.draw(pen, random.pick(motif.coats)), 64, 68, 0.52),
  )
}
