import { expect, test } from 'vitest'
import { csvAmount, csvFile, csvLines } from './csv.ts'

test.each(['=1+1', '+49', '-2', '@SUM(A1)', '\t=1', '\n=1', '＝1'])(
  'words that look like a formula are words: %s',
  (words) => {
    expect(csvLines([[words]], ',')).toBe(`"'${words}"\r\n`)
  },
)

test('quotes, separators and lines stay within their cell, and a loss keeps its minus', () => {
  expect(csvLines([['a"b', 'c;d\ne', csvAmount('-1250.50', ',')]], ';')).toBe('"a""b";"c;d\ne";"-1250,50"\r\n')
})

test('a file begins with the mark of UTF-8', async () => {
  const bytes = new Uint8Array(await csvFile(['"ကစား"\r\n']).arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})
