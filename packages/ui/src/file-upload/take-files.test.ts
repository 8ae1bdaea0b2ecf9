import { expect, test } from 'vitest'
import { takeFiles } from './take-files.ts'

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const png = (name: string, size = 64) => new File([PNG, new Uint8Array(size - PNG.length)], name)
const LIMITS = { kinds: ['png'], maxBytes: 100, maxFiles: 2 } as const

test('each file is taken, or refused with its reason', async () => {
  const { taken, refused } = await takeFiles(
    [
      png('a.png'),
      new File([], 'b.png'),
      png('c.png', 101),
      new File(['<svg>'], 'd.png'),
      png('e.png', 65),
      png('f.png', 66),
    ],
    [],
    LIMITS,
  )
  expect(taken.map(({ name }) => name)).toEqual(['a.png', 'e.png'])
  expect(refused.map(({ file, why }) => `${file.name} ${why}`)).toEqual([
    'b.png empty',
    'c.png size',
    'd.png kind',
    'f.png count',
  ])
})

test('what is there already counts, and is not taken twice', async () => {
  const { taken, refused } = await takeFiles([png('a.png'), png('b.png'), png('c.png')], [png('a.png')], LIMITS)
  expect(taken.map(({ name }) => name)).toEqual(['b.png'])
  expect(refused.map(({ why }) => why)).toEqual(['twice', 'count'])
})
