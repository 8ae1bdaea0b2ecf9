/** Writes the logo of every way to pay from its `logo.json`: `node packages/artwork/src/write-payment-logos.ts`. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PaymentLogoSpec, type PaymentMark, paymentLogo } from './payment-logo.ts'

interface Drawn {
  readonly deposit?: { readonly kind: PaymentMark }
}

const folder = join(import.meta.dirname, '../../../payments')
for (const id of readdirSync(folder)) {
  const manifest = join(folder, id, 'method.json')
  if (!existsSync(manifest)) continue
  const { deposit }: Drawn = JSON.parse(readFileSync(manifest, 'utf8'))
  const logo: PaymentLogoSpec = JSON.parse(readFileSync(join(folder, id, 'logo.json'), 'utf8'))
  writeFileSync(join(folder, id, 'logo.svg'), `${paymentLogo(logo, deposit?.kind ?? 'transfer')}\n`)
}
