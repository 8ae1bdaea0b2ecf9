import type { MerchantFile } from './schema.ts'

/** A file a merchant's pages may show, held in memory: they are few and small. */
export interface Asset {
  readonly name: string
  /** Media type. */
  readonly type: string
  /** First 12 hexadecimal digits of the SHA-256 of the content, or of what it is made from. */
  readonly hash: string
  readonly bytes: Uint8Array
}

/** The name of the QR code of an app. */
export const qrName = (kind: MerchantFile['apps'][number]['kind']) => `qr-${kind}.svg`

/**
 * The address of a merchant's asset, the same for ever for the same content: `/brand/<hash>/<name>`. An asset that is
 * not there has the hash `none`, which no server answers.
 */
export function assetUrl(merchant: { readonly assets: Readonly<Record<string, Asset>> }, name: string): string {
  return `/brand/${merchant.assets[name]?.hash ?? 'none'}/${name}`
}
