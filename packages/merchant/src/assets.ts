import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { Sources } from '@livery/document/sources'
import { renderSVG } from 'uqr'
import { type Asset, qrName } from './asset-url.ts'
import type { MerchantFile } from './schema.ts'

/** What every merchant draws of itself: its wordmark for light and dark pages, and its mark for icons. */
export const REQUIRED_ASSETS = ['logo-light.svg', 'logo-dark.svg', 'mark.svg'] as const

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
}

/**
 * The assets of a merchant's folder and a QR code for each of its apps. Files of other kinds are passed over.
 * @param folder the merchant's folder, such as `merchants/aurora`
 */
export function readAssets(
  sources: Sources,
  folder: string,
  apps: MerchantFile['apps'],
): Readonly<Record<string, Asset>> {
  const assets: Record<string, Asset> = {}
  const add = (name: string, type: string, bytes: Uint8Array) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
    assets[name] = Object.freeze({ name, type, hash, bytes })
  }
  for (const name of sources.files(`${folder}/assets`)) {
    const type = TYPES[extname(name)]
    const bytes = type === undefined ? undefined : sources.bytes(`${folder}/assets/${name}`)
    if (type !== undefined && bytes) add(name, type, bytes)
  }
  for (const { kind, url } of apps) {
    add(qrName(kind), 'image/svg+xml', new TextEncoder().encode(renderSVG(url, { ecc: 'M', border: 2 })))
  }
  return Object.freeze(assets)
}
