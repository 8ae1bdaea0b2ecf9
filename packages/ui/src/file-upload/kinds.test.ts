import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptOf, FILE_KINDS, kindOf } from './kinds.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)
const PNG = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0)
const JPEG = bytes(0xff, 0xd8, 0xff, 0xe0)
const WEBP = bytes(0x52, 0x49, 0x46, 0x46, 9, 9, 9, 9, 0x57, 0x45, 0x42, 0x50)
const PDF = new TextEncoder().encode('%PDF-1.7')

test.each([
  ['id.png', PNG, 'png'],
  ['ID.JPG', JPEG, 'jpeg'],
  ['my.passport.jpeg', JPEG, 'jpeg'],
  ['a.webp', WEBP, 'webp'],
  ['bill.pdf', PDF, 'pdf'],
  ['id.png', JPEG, null],
  ['id.jpg', PNG, null],
  ['run.exe', PNG, null],
  ['png', PNG, null],
  ['id.png.html', PNG, null],
  ['id.svg', new TextEncoder().encode('<svg onload=x>'), null],
  ['empty.pdf', bytes(), null],
])('%s is %s', (name, first, kind) => {
  expect(kindOf(name, first, FILE_KINDS)).toBe(kind)
})

test('a kind that is not asked for is none', () => {
  expect(kindOf('bill.pdf', PDF, ['png', 'jpeg'])).toBeNull()
})

test('what is not its bytes is no file of a kind, whatever it is called', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 12 }),
      fc.constantFrom('a.png', 'a.jpg', 'a.webp', 'a.pdf'),
      (first, name) => {
        const kind = kindOf(name, first, FILE_KINDS)
        if (kind !== null) expect(first.length).toBeGreaterThanOrEqual(3)
      },
    ),
  )
})

test('the file dialog is asked for the same', () => {
  expect(acceptOf(['png', 'jpeg'])).toBe('image/png,.png,image/jpeg,.jpg,.jpeg')
})
