import { expect, test } from 'vitest'
import { searchForm, searchWords } from './search-form.ts'

test.each([
  ['Gates of Ólympus™', 'gates of olympus'],
  ['ＧＯＬＤ  777', 'gold 777'],
  ['دورات العقيق الأزرق', 'دورات العقيق الازرق'],
  ['ไทเกอร์ ๙๙', 'ไทเกอร์ 99'],
  ['सोने की नदी', 'सोने की नदी'],
  ['%_\\', ''],
])('%s is searched as %s', (text, form) => expect(searchForm(text)).toBe(form))

test('the longest word comes first, each once, up to the maximum', () => {
  expect(searchWords('of Gates, of olympus')).toEqual(['olympus', 'gates', 'of'])
  expect(searchWords('a b c d e f g h')).toHaveLength(6)
})
