import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readMerchantFile } from './merchant-file.ts'
import { type TestMerchant, testMerchantOf } from './test-merchant.ts'

const folder = join(import.meta.dirname, '..', '..', 'merchants')

/** Each language of the platform once, at the first merchant that offers it. */
export const everyLanguage: readonly { readonly merchant: TestMerchant; readonly code: string }[] = Array.from(
  new Map(
    readdirSync(folder)
      .toReversed()
      .flatMap((id) => {
        const { languages } = readMerchantFile(join(folder, id, 'merchant.json')) as { languages: readonly string[] }
        return languages.map((code) => [code, { merchant: testMerchantOf(id), code }] as const)
      }),
  ).values(),
)
