import { createHash } from 'node:crypto'
import { canonicalJson } from './canonical-json.ts'
import type { Merchant } from './merchant.ts'

/**
 * The id of a merchant's release: equal for equal configuration, assets and parts, different after any change. First 16
 * hexadecimal digits of the SHA-256 of canonical JSON (sorted keys).
 *
 * @param parts hashes of other content that belongs to the release, by name: `{theme: '…'}`
 */
export function releaseOf(merchant: Merchant, parts: Readonly<Record<string, string>>): string {
  const { assets, ...config } = merchant
  const files = Object.fromEntries(Object.values(assets).map(({ name, hash }) => [name, hash]))
  return createHash('sha256').update(canonicalJson({ config, files, parts })).digest('hex').slice(0, 16)
}
