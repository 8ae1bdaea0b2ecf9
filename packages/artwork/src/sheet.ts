/**
 * A contact sheet for reviewers: `node packages/artwork/src/sheet.ts scenes|schemes out.png`.
 */
import sharp from 'sharp'
import { Pen } from './pen.ts'
import { Random } from './random.ts'
import { scenes } from './scenes/registry.ts'
import { schemes } from './schemes.ts'

const [kind = 'scenes', out = 'sheet.png'] = process.argv.slice(2)
const pictures: [string, string][] = []
if (kind === 'scenes') {
  for (const [name, scene] of Object.entries(scenes)) {
    for (const k of [0, 1]) {
      const pen = new Pen()
      const stage = { width: 360, height: 480, x: 180, y: 195, horizon: 320, unit: 1 }
      const random = new Random(name + k)
      pictures.push([
        name,
        pen.document(360, 480, scene.paint(pen, stage, schemes[random.pick(scene.schemes)], random)),
      ])
    }
  }
}
const w = 180,
  h = 240,
  columns = 10
const t0 = performance.now()
const tiles = await Promise.all(
  pictures.map(async ([name, svg], i) => {
    if (svg.length > 26000) console.log(name, svg.length)
    return {
      input: await sharp(Buffer.from(svg)).resize(w, h).png().toBuffer(),
      left: (i % columns) * (w + 6),
      top: Math.floor(i / columns) * (h + 6),
    }
  }),
)
console.log('each', (performance.now() - t0) / pictures.length)
await sharp({
  create: {
    width: columns * (w + 6),
    height: Math.ceil(tiles.length / columns) * (h + 6),
    channels: 3,
    background: '#111',
  },
})
  .composite(tiles)
  .png()
  .toFile(out)
