/**
 * Contact sheets for reviewers, as PNG:
 *   node packages/artwork/src/sheet.ts games out.png [vendor …]
 *   node packages/artwork/src/sheet.ts motifs|scenes|banners|avatars|captchas|logos out.png
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { avatarPicture } from './avatar-picture.ts'
import { bannerPicture } from './banner-picture.ts'
import { type BannerSceneName, bannerScenes } from './banner-scenes.ts'
import { captchaPicture } from './captcha-picture.ts'
import { gamePicture } from './game-picture.ts'
import type { GamePictureSpec } from './game-spec.ts'
import type { Coat } from './motifs/motif.ts'
import { motifs } from './motifs/registry.ts'
import { Pen } from './pen.ts'
import { Random } from './random.ts'
import { scenes } from './scenes/registry.ts'
import { schemes } from './schemes.ts'
import { box, place } from './shapes.ts'

const vendorsFolder = join(import.meta.dirname, '../../../vendors')
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

interface Sheet {
  readonly width: number
  readonly height: number
  readonly pictures: (names: readonly string[]) => Iterable<string>
}

const sheets: Record<string, Sheet> = {
  games: {
    width: 180,
    height: 240,
    pictures: function* (names) {
      for (const id of names.length > 0 ? names : readdirSync(vendorsFolder)) {
        const folder = join(vendorsFolder, id)
        if (!existsSync(join(folder, 'games.json'))) continue
        const vendor: GamePictureSpec['vendor'] = readJson(join(folder, 'vendor.json'))
        for (const game of readJson(join(folder, 'games.json'))) yield gamePicture({ vendor, game })
      }
    },
  },
  motifs: {
    width: 160,
    height: 160,
    pictures: function* () {
      for (const { coats, draw } of Object.values(motifs)) {
        for (const coat of coats as readonly Coat[]) {
          const pen = new Pen()
          yield pen.document(
            240,
            240,
            pen.flat(box(0, 0, 240, 240), '#3a3560') +
              pen.glow(120, 120, 120, '#ffffff', 0.5) +
              place(draw(pen, coat), 120, 120),
          )
        }
      }
    },
  },
  scenes: {
    width: 180,
    height: 240,
    pictures: function* () {
      const stage = { width: 360, height: 480, x: 180, y: 195, horizon: 320, unit: 1 }
      for (const [name, scene] of Object.entries(scenes)) {
        for (const scheme of scene.schemes) {
          const pen = new Pen()
          yield pen.document(360, 480, scene.paint(pen, stage, schemes[scheme], new Random(name)))
        }
      }
    },
  },
  banners: {
    width: 630,
    height: 240,
    pictures: function* () {
      for (const scene of Object.keys(bannerScenes) as BannerSceneName[]) {
        yield bannerPicture({ scene, seed: 'sheet' })
        yield bannerPicture({ scene, seed: 'sheet', mirrored: true })
        yield bannerPicture({ scene, seed: 'sheet' }, 'narrow')
      }
    },
  },
  avatars: {
    width: 96,
    height: 96,
    pictures: function* () {
      for (let i = 0; i < 60; i++) yield avatarPicture(`player ${i}`)
    },
  },
  captchas: {
    width: 160,
    height: 56,
    pictures: function* () {
      for (let i = 0; i < 40; i++)
        yield captchaPicture({ text: (i * 7919 + 12345).toString(36).toUpperCase().slice(0, 4), seed: `${i}` })
    },
  },
  logos: {
    width: 160,
    height: 48,
    pictures: function* () {
      for (const id of readdirSync(vendorsFolder)) {
        for (const name of ['logo.svg', 'logo-mono.svg']) {
          const file = join(vendorsFolder, id, name)
          if (existsSync(file)) yield readFileSync(file, 'utf8').replaceAll('currentColor', '#d8d2e8')
        }
      }
    },
  },
}

const [kind = 'games', out = 'sheet.png', ...names] = process.argv.slice(2)
const sheet = sheets[kind]
if (!sheet) {
  console.error(`there is no sheet "${kind}"; known are ${Object.keys(sheets).join(', ')}`)
  process.exit(1)
}
const gap = 6
const columns = Math.floor(1900 / (sheet.width + gap))
const tiles: { input: Buffer; left: number; top: number }[] = []
for (const svg of sheet.pictures(names)) {
  tiles.push({
    input: await sharp(Buffer.from(svg)).resize(sheet.width, sheet.height).png().toBuffer(),
    left: (tiles.length % columns) * (sheet.width + gap),
    top: Math.floor(tiles.length / columns) * (sheet.height + gap),
  })
}
await sharp({
  create: {
    width: columns * (sheet.width + gap),
    height: Math.max(1, Math.ceil(tiles.length / columns)) * (sheet.height + gap),
    channels: 3,
    background: '#15121f',
  },
})
  .composite(tiles)
  .png()
  .toFile(out)
console.log(`${tiles.length} pictures in ${out}`)
