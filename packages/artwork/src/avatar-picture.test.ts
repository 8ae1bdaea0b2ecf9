import sharp from 'sharp'
import { expect, test } from 'vitest'
import { avatarPicture } from './avatar-picture.ts'

test('a player keeps the same portrait, and forty players have forty portraits', async () => {
  expect(avatarPicture('player 1')).toBe(avatarPicture('player 1'))
  const all = new Set(Array.from({ length: 40 }, (_none, i) => avatarPicture(`player ${i}`)))
  expect(all.size).toBe(40)
  const { info } = await sharp(Buffer.from(avatarPicture('player 1')))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([128, 128])
})
