/** Writes the logo of every way to pay from its `logo.json`: `node packages/artwork/src/write-payment-logos.ts`. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { paymentLogo } from './payment-logo.ts'
import { readPaymentLogo, readPaymentMark } from './read-logo.ts'

const folder = join(import.meta.dirname, '../../../payments')
for (const id of readdirSync(folder)) {
  const manifest = join(folder, id, 'method.json')
  if (!existsSync(manifest)) continue
  const logo = readPaymentLogo(readFileSync(join(folder, id, 'logo.json'), 'utf8'))
  const mark = readPaymentMark(readFileSync(manifest, 'utf8'))
  writeFileSync(join(folder, id, 'logo.svg'), `${paymentLogo(logo, mark)}\n`)
}
