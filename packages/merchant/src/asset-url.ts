import type { MerchantFile } from './schema.ts'

/** A file that a merchant's pages may show. It is held in memory, because these files are few and small. */
export interface Asset {
  readonly name: string
  /** Media type. */
  readonly type: string
  /** First 12 hexadecimal digits of the SHA-256 of the content, or of its inputs. */
  readonly hash: string
  readonly bytes: Uint8Array
}

/** The file name of an app's QR code. */
export const qrName = (kind: MerchantFile['apps'][number]['kind']) => `qr-${kind}.svg`

/**
 * The address of a merchant's asset, which stays the same while its content does: `/brand/<hash>/<name>`. A missing
 * asset has the hash `none`, for which no server has a file.
 */
export function assetUrl(merchant: { readonly assets: Readonly<Record<string, Asset>> }, name: string): string {
  return `/brand/${merchant.assets[name]?.hash ?? 'none'}/${name}`
}
