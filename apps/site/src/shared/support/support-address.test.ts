import { expect, test } from 'vitest'
import { supportAddress } from './support-address.ts'

const hidden = (address: string) => [...btoa(address)].reverse().join('')

test('an obfuscated path is an address again', () => {
  expect(supportAddress({ path: hidden('https://chat.example/a?b=1') })).toBe('https://chat.example/a?b=1')
  expect(supportAddress({ path: hidden('mailto:help@fixture.example') })).toBe('mailto:help@fixture.example')
})

test.each([hidden('javascript:alert(1)'), hidden('nonsense'), '%%%', ''])('%s leads nowhere', (path) => {
  expect(supportAddress({ path })).toBeNull()
})
