/** Writes every vendor's logo files from its manifest: `node packages/artwork/src/write-logos.ts`. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readVendorLogo } from './read-logo.ts'
import { vendorLogo } from './vendor-logo.ts'

const folder = join(import.meta.dirname, '../../../vendors')
for (const id of readdirSync(folder)) {
  const manifest = join(folder, id, 'vendor.json')
  if (!existsSync(manifest)) continue
  const logo = readVendorLogo(readFileSync(manifest, 'utf8'))
  if (!logo) continue
  const { full, mono } = vendorLogo(logo)
  writeFileSync(join(folder, id, 'logo.svg'), `${full}\n`)
  writeFileSync(join(folder, id, 'logo-mono.svg'), `${mono}\n`)
}
