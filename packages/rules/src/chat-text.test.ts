import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chatTextFault, cleanChatText, MOST_CHAT_CHARACTERS } from './chat-text.ts'
import { comparedWord, wordList } from './word-list.ts'

test.each([
  ['good\u202Eevil', 'goodevil'],
  ['two\nlines\u2028three\t ', 'two lines three'],
  ['z\u0300\u0301\u0302\u0303\u0304\u0305a', 'z\u0300\u0301a'],
  ['a\u200Bb\uFEFFc', 'abc'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['👨‍👩‍👧 ❤️', '👨‍👩‍👧 ❤️'],
  ['မြို့', 'မြို့'],
  ['سَلَّم', 'سَلَّم'],
])('%j is kept as %j', (typed, clean) => {
  expect(cleanChatText(typed)).toBe(clean.normalize('NFC'))
})

test('what is cleaned stays as it is when it is cleaned again, and has no mark that turns a line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const clean = cleanChatText(text)
      expect(cleanChatText(clean)).toBe(clean)
      expect(clean).not.toMatch(/[\u202A-\u202E\u2066-\u2069\n]/)
    }),
    { numRuns: 150 },
  )
})

test.each([
  'https://aurora.example',
  'go to www.lucky.example',
  'win at lucky-777.com now',
  'lucky777 . com',
  'lucky777 dot com',
  'lucky777(dot)com',
  'lucky777．ｃｏｍ',
  'luсky777.соm',
  't.me/luckyman',
  't,me/luckyman',
  'm.me/luckyman',
  'bit ly / luckyman',
  'l u c k y . c o m',
  'lucky777(.)com',
  'lucky•com',
  'lucky,com',
  'lucky777.c0m',
  'xn--lcky-0ra',
  '203.0.113.9',
])('%s is a link', (text) => expect(chatTextFault(cleanChatText(text))).toBe('link'))

test.each([
  'ana@mail.example',
  'me: @luckyman',
  'telegram: luckyman',
  'wechat id luckyman',
  '0917 123 4567',
  '+971 50 123 4567',
  '٠٥٠١٢٣٤٥٦٧',
  '(02) 8123-4567',
])('%s is contact data', (text) => expect(chatTextFault(cleanChatText(text))).toBe('contact'))

test.each([
  'Nice one! I won 1,250,000.50 today.',
  'Numbers 12 24 35 41 42 7, who has them?',
  'I lost the bet. bet again tomorrow',
  'Sige, laro tayo mamaya 8:30 😄',
  'Slots • casino • online, a b c',
  'G G W P everybody, I am on line',
  'مبروك عليك الفوز 👏',
])('%s may be written', (text) => expect(chatTextFault(cleanChatText(text))).toBeNull())

test('as much as a reader counts may be written, and neither more nor nothing', () => {
  for (const letter of ['x', '👨‍👩‍👧']) expect(chatTextFault(letter.repeat(MOST_CHAT_CHARACTERS))).toBeNull()
  expect(chatTextFault(cleanChatText(' \u200B '))).toBe('empty')
  expect(chatTextFault('x'.repeat(MOST_CHAT_CHARACTERS + 1))).toBe('long')
})

test('a word is found in any disguise, and not within another word', () => {
  const list = wordList(['Gago', 'scam*', 'ass', 'نصّاب', 'โกง'])
  for (const text of [
    'gago',
    'GAGO!',
    'g a g o',
    'gaaaago',
    'g4g0',
    'gаgо',
    'gágö',
    'Scammers here',
    'a$$',
    'نصاب',
    'نَصـّاب',
    'เว็บนี้โกงเงิน',
  ])
    expect([text, list.has(text)]).toEqual([text, true])
  for (const text of ['gagong', 'first class', 'as usual', 'we pass', 'نصابون', 'ไทย', ''])
    expect([text, list.has(text)]).toEqual([text, false])
  expect(comparedWord(' ** ')).toBe('')
})
