import { BUILT } from '@livery/payment-codes/testing/built'
import { VECTORS } from '@livery/payment-codes/testing/vectors'
import { writeBip21 } from '@livery/payment-codes/uris/bip21'
import { writeEip681 } from '@livery/payment-codes/uris/eip681'
import { writeUpi } from '@livery/payment-codes/uris/upi'
import { expect, test } from 'vitest'
import { readBack } from '../packages/ui/src/qr-code/testing/read-path.ts'

const URIS = {
  upi: writeUpi({ address: 'asha@okhdfcbank', name: 'आशा Rao', amountMinor: 50000n, reference: 'DEP0001' }),
  bitcoin: writeBip21({ address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', amountMinor: 150000n }),
  ethereum: writeEip681({
    to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    token: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    chain: 1,
    units: 25000000n,
  }),
  tron: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
}

const shown = [
  ...Object.entries(BUILT).map(([name, payload]) => [`${name}, made by us`, payload] as const),
  ...VECTORS.map(({ name, payload }) => [`${name}, as it was given`, payload] as const),
  ...Object.entries(URIS),
]

test.each(shown)('%s: another program reads from the code what was put into it', (_, payload) => {
  expect(readBack(payload, 'M')).toBe(payload)
})
