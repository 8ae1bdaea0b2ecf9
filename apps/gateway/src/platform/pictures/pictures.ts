import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BannerPictureSpec } from '@livery/artwork/banner-picture'
import type { GamePictureSpec } from '@livery/artwork/game-spec'
import type { SocialSpec } from './draw-social.ts'
import type { IconName, IconSpec } from './icon-forms.ts'
import type { Format, PictureJob } from './rasterise-worker.ts'
import { Rasteriser } from './rasteriser.ts'

/** Widths of pictures, in px; other widths are refused so that nobody can fill the disk. */
export const GAME_WIDTHS = [160, 240, 360, 720] as const
/** The other shapes of a game's picture. */
export const GAME_SHAPES = ['table', 'square'] as const
export const SHAPE_WIDTHS = { table: [400, 640, 800], square: [160, 240, 360] } as const
export const PORTRAIT_WIDTHS = [480, 960] as const
export const BANNER_WIDTHS = [640, 960, 1440] as const
export const NARROW_BANNER_WIDTHS = [640, 960] as const

/** Increase it when the drawing code changes, so that every picture gets a new address. */
const DRAWING = 3

/** A page names hundreds of pictures, and what they are drawn from does not change. */
const hashes = new WeakMap<object, string>()

/** Pictures that are stored on disk. */
type StoredJob = Exclude<PictureJob, { readonly kind: 'captcha' }>

/** Draws and encodes pictures, and stores them on disk under content-addressed names; each is drawn once. */
export class Pictures {
  readonly #folder: string
  readonly #rasteriser = new Rasteriser()
  readonly #running = new Map<string, Promise<Buffer>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The hash in a picture's address, of everything the picture is drawn from; counted once for each object. */
  static hash(spec: object): string {
    return hashes.getOrInsertComputed(spec, () =>
      createHash('sha256')
        .update(JSON.stringify([DRAWING, spec]))
        .digest('hex')
        .slice(0, 8),
    )
  }

  game(spec: GamePictureSpec, width: number, format: Format, priority?: 'urgent' | 'ahead'): Promise<Buffer> {
    return this.#stored('game', spec, width, format, priority)
  }

  table(spec: GamePictureSpec, width: number, format: Format, priority?: 'urgent' | 'ahead'): Promise<Buffer> {
    return this.#stored('table', spec, width, format, priority)
  }

  square(spec: GamePictureSpec, width: number, format: Format, priority?: 'urgent' | 'ahead'): Promise<Buffer> {
    return this.#stored('square', spec, width, format, priority)
  }

  banner(spec: BannerPictureSpec, width: number, format: Format, priority?: 'urgent' | 'ahead'): Promise<Buffer> {
    return this.#stored('banner', spec, width, format, priority)
  }

  portrait(spec: BannerPictureSpec, width: number, format: Format, priority?: 'urgent' | 'ahead'): Promise<Buffer> {
    return this.#stored('portrait', spec, width, format, priority)
  }

  /** The same banner, composed differently for narrow places. */
  narrowBanner(spec: BannerPictureSpec, width: number, format: Format, priority?: 'urgent' | 'ahead'): Promise<Buffer> {
    return this.#stored('narrowBanner', spec, width, format, priority)
  }

  /** A captcha picture, which is never stored. */
  captcha(text: string, seed: string): Promise<Buffer> {
    return this.#rasteriser.draw({ kind: 'captcha', text, seed })
  }

  icon(spec: IconSpec, name: IconName): Promise<Buffer> {
    return this.#storedAs({ kind: 'icon', spec, name }, name)
  }

  social(spec: SocialSpec): Promise<Buffer> {
    return this.#storedAs({ kind: 'social', spec }, 'social.jpg')
  }

  close(): Promise<void> {
    return this.#rasteriser.close()
  }

  #stored(
    kind: 'game' | 'table' | 'square' | 'banner' | 'narrowBanner' | 'portrait',
    spec: unknown,
    width: number,
    format: Format,
    priority?: 'urgent' | 'ahead',
  ) {
    return this.#storedAs({ kind, spec, width, format } as StoredJob, `${width}.${format}`, priority)
  }

  async #storedAs(job: StoredJob, name: string, priority?: 'urgent' | 'ahead'): Promise<Buffer> {
    const folder = join(this.#folder, job.kind, Pictures.hash(job.spec))
    const file = join(folder, name)
    if (existsSync(file)) return readFile(file)
    return this.#running.getOrInsertComputed(file, () =>
      this.#draw(job, folder, file, priority).finally(() => this.#running.delete(file)),
    )
  }

  async #draw(job: PictureJob, folder: string, file: string, priority?: 'urgent' | 'ahead'): Promise<Buffer> {
    const bytes = await this.#rasteriser.draw(job, priority)
    await mkdir(folder, { recursive: true })
    // The file is written under another name and then renamed, so that no reader sees half a picture.
    const partial = `${file}.${process.pid}`
    await writeFile(partial, bytes)
    await rename(partial, file)
    return bytes
  }
}
