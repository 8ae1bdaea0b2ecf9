import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Pen } from '../pen.ts'
import { place } from '../shapes.ts'
import type { Coat } from './motif.ts'
import { type MotifName, motifs } from './registry.ts'

const names = Object.keys(motifs) as MotifName[]

test('there are more than fifty motifs', () => {
  expect(names.length).toBeGreaterThan(50)
})

test('companions are motifs, and not the motif itself', () => {
  for (const name of names) {
    for (const companion of motifs[name].companions) {
      expect(names, `${name} names ${companion}`).toContain(companion)
      expect(companion).not.toBe(name)
    }
  }
})

test.each(names)('%s renders in every coat and fills its square', async (name) => {
  for (const coat of motifs[name].coats as readonly Coat[]) {
    const pen = new Pen()
    const svg = pen.document(240, 240, place(motifs[name].draw(pen, coat), 120, 120))
    expect(svg).not.toMatch(/NaN|undefined/)
    const { data, info } = await sharp(Buffer.from(svg)).resize(60, 60).raw().toBuffer({ resolveWithObject: true })
    let painted = 0
    for (let i = 3; i < data.length; i += info.channels) if ((data[i] as number) > 120) painted++
    expect(painted / (info.width * info.height)).toBeGreaterThan(0.08)
  }
})
