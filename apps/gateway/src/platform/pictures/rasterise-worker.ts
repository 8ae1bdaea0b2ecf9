import { parentPort } from 'node:worker_threads'
import { bannerPicture } from '@livery/artwork/banner-picture'
import { captchaPicture } from '@livery/artwork/captcha-picture'
import { gamePicture } from '@livery/artwork/game-picture'
import { portraitPicture } from '@livery/artwork/portrait-picture'
import { squarePicture } from '@livery/artwork/square-picture'
import { tablePicture } from '@livery/artwork/table-picture'
import sharp from 'sharp'
import { reasonOf } from '../reason-of.ts'
import { drawIcon } from './draw-icon.ts'
import { drawSocial, type SocialSpec } from './draw-social.ts'
import type { IconName, IconSpec } from './icon-forms.ts'

/** A picture to draw. Drawing takes tens of milliseconds of processor time, so it happens in a worker thread. */
export type PictureJob =
  | {
      readonly kind: 'game' | 'table' | 'square'
      readonly spec: Parameters<typeof gamePicture>[0]
      readonly width: number
      readonly format: Format
    }
  | {
      readonly kind: 'banner' | 'narrowBanner' | 'portrait'
      readonly spec: Parameters<typeof bannerPicture>[0]
      readonly width: number
      readonly format: Format
    }
  | { readonly kind: 'captcha'; readonly text: string; readonly seed: string }
  | { readonly kind: 'icon'; readonly spec: IconSpec; readonly name: IconName }
  | { readonly kind: 'social'; readonly spec: SocialSpec }

export type Format = 'avif' | 'webp' | 'png'

// One thread per picture, because the event loop and the database need the other cores.
sharp.concurrency(1)

parentPort?.on('message', async ({ id, job }: { id: number; job: PictureJob }) => {
  try {
    const bytes = await draw(job)
    parentPort?.postMessage({ id, bytes })
  } catch (error) {
    parentPort?.postMessage({ id, error: reasonOf(error) })
  }
})

async function draw(job: PictureJob): Promise<Buffer> {
  switch (job.kind) {
    case 'game':
      return encode(gamePicture(job.spec), job.width, job.format)
    case 'table':
      return encode(tablePicture(job.spec), job.width, job.format)
    case 'square':
      return encode(squarePicture(job.spec), job.width, job.format)
    case 'banner':
      return encode(bannerPicture(job.spec), job.width, job.format)
    case 'portrait':
      return encode(portraitPicture(job.spec), job.width, job.format)
    case 'narrowBanner':
      return encode(bannerPicture(job.spec, 'narrow'), job.width, job.format)
    case 'captcha':
      return encode(captchaPicture({ text: job.text, seed: job.seed }), 320, 'png')
    case 'icon':
      return drawIcon(job.spec, job.name)
    case 'social':
      return drawSocial(job.spec)
  }
}

function encode(svg: string, width: number, format: Format): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { density: 96 }).resize({ width })
  if (format === 'avif') return picture.avif({ quality: 52, effort: 2 }).toBuffer()
  if (format === 'webp') return picture.webp({ quality: 78, effort: 3 }).toBuffer()
  return picture.png({ compressionLevel: 8 }).toBuffer()
}
