import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { Sources } from '@livery/document/sources'
import { renderSVG } from 'uqr'
import { type Asset, qrName } from './asset-url.ts'
import { cleanSvg } from './pictures/clean-svg.ts'
import { pictureKind } from './pictures/picture-kind.ts'
import type { MerchantFile } from './schema.ts'

/** Any file of `assets/`. */
export interface AssetFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The drawings every merchant has: its wordmark for light and for dark pages, and its mark for icons. */
export const REQUIRED_ASSETS = ['logo-light.svg', 'logo-dark.svg', 'mark.svg'] as const

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}

/**
 * The files of a merchant's `assets/`.
 * @param folder the merchant's folder, such as `merchants/aurora`
 */
export function assetFiles(sources: Sources, folder: string): readonly AssetFile[] {
  return sources.files(`${folder}/assets`).flatMap((name) => {
    const bytes = sources.bytes(`${folder}/assets/${name}`)
    return bytes ? { name, bytes } : []
  })
}

/**
 * The files a merchant's pages may show: its pictures, and a QR code for each of its apps. Drawings are always cleaned,
 * even when nobody ran the check; a file whose content does not match its name is left out.
 */
export function readAssets(files: readonly AssetFile[], apps: MerchantFile['apps']): Readonly<Record<string, Asset>> {
  const assets: Record<string, Asset> = {}
  for (const { name, bytes } of files) {
    const kind = extname(name).slice(1)
    const type = TYPES[kind]
    if (type === undefined || pictureKind(bytes) !== kind) continue
    const shown = kind === 'svg' ? cleaned(bytes) : bytes
    if (shown) assets[name] = Object.freeze({ name, type, hash: hashOf(shown), bytes: shown })
  }
  for (const { kind, url } of apps) assets[qrName(kind)] = qrCode(qrName(kind), url)
  return Object.freeze(assets)
}

const hashOf = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex').slice(0, 12)

const QR_OPTIONS = { ecc: 'M', border: 2 } as const

/** Drawn on first request, so that a registry of thousands of merchants starts without drawing any. */
function qrCode(name: string, url: string): Asset {
  let drawn: Uint8Array | undefined
  return Object.freeze({
    name,
    type: 'image/svg+xml',
    hash: hashOf(JSON.stringify([QR_OPTIONS, url])),
    get bytes() {
      drawn ??= new TextEncoder().encode(renderSVG(url, QR_OPTIONS))
      return drawn
    },
  })
}

function cleaned(bytes: Uint8Array): Uint8Array | null {
  const text = new TextDecoder().decode(bytes)
  const clean = cleanSvg(text).text
  if (clean === null) return null
  return clean === text ? bytes : new TextEncoder().encode(clean)
}
