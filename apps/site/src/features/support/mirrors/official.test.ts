import { expect, test } from 'vitest'
import { findOfficial } from './official.ts'

const contacts = [
  'aurora.example',
  'aurora-play.example',
  'https://social.example/aurora',
  'help@aurora.example',
  '+63 917 555 0000',
]

test.each([
  ['aurora.example', 'aurora.example'],
  ['https://www.Aurora.example/promotions?x=1#y', 'aurora.example'],
  ['http://aurora-play.example/', 'aurora-play.example'],
  ['social.example/aurora/', 'https://social.example/aurora'],
  ['mailto:HELP@aurora.example', 'help@aurora.example'],
  ['+63 (917) 555-0000', '+63 917 555 0000'],
])('%s is ours', (typed, contact) => {
  expect(findOfficial(typed, contacts)).toBe(contact)
})

test.each([
  '',
  '   ',
  'https://',
  'aurora.example.evil',
  'evil.example/aurora.example',
  'aurora.example@evil.example',
  'https://aurora.example@evil.example/',
  'social.example',
  'social.example/aurora2',
  'social.example/aurora/../other',
  'help@aurora.example.evil',
  '+63 917 555 0001',
])('%s is not', (typed) => {
  expect(findOfficial(typed, contacts)).toBeUndefined()
})
