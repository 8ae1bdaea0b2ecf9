import { expect, test } from 'vitest'
import { vendorFace } from './vendor-face.ts'

const OWN = { name: 'Keel Games', logo: '/vendors/keel/logo' }
const PICTURE = { name: 'keel.svg', type: 'image/svg+xml', hash: 'abc', bytes: new Uint8Array() }

test('a vendor shows itself where the merchant says nothing', () => {
  expect(vendorFace({ vendors: [{ id: 'keel' }], assets: {} }, 'keel', OWN)).toEqual(OWN)
})

test('a merchant may give a vendor another name and a picture of its own', () => {
  const merchant = { vendors: [{ id: 'keel', name: 'Keel', logo: 'keel.svg' }], assets: { 'keel.svg': PICTURE } }
  expect(vendorFace(merchant, 'keel', OWN)).toEqual({ name: 'Keel', logo: '/brand/abc/keel.svg' })
})
