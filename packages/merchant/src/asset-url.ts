import type { Asset } from './assets.ts'
import type { MerchantFile } from './schema.ts'

/** The name of the QR code of an app. */
export const qrName = (kind: MerchantFile['apps'][number]['kind']) => `qr-${kind}.svg`

/**
 * The address of a merchant's asset, the same for ever for the same content: `/brand/<hash>/<name>`. An asset that is
 * not there has the hash `none`, which no server answers.
 */
export function assetUrl(merchant: { readonly assets: Readonly<Record<string, Asset>> }, name: string): string {
  return `/brand/${merchant.assets[name]?.hash ?? 'none'}/${name}`
}
