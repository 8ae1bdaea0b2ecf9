import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { noHydration } from '../visit/hydration.ts'
import type { Visit } from '../visit/visit.ts'
import { answerQuery } from './answer-query.ts'

const signal = new AbortController().signal
const later = () => new Promise((resolve) => setTimeout(resolve))

/** The answer's query on a page that is being hydrated. */
function queryWith(known: object | undefined) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const queries = new QueryClient()
  const visit = { queries, call: async () => ({ fixtures: [] }), hydration: { ...noHydration, done: promise } }
  const query = answerQuery(visit as unknown as Visit, 'sportsFeed', {})
  if (known) queries.setQueryData(query.queryKey, known)
  const seen: unknown[] = []
  void query.queryFn({ signal }).then((answer) => seen.push(answer))
  return { seen, endHydration: resolve }
}

test('what the server rendered a page from is replaced only when all parts of it are hydrated', async () => {
  const { seen, endHydration } = queryWith({ fixtures: [{ id: 'shown' }] })
  await later()
  expect(seen).toEqual([])
  endHydration()
  await later()
  expect(seen).toEqual([{ fixtures: [] }])
})

test('what no part was rendered from comes at once', async () => {
  const { seen } = queryWith(undefined)
  await later()
  expect(seen).toEqual([{ fixtures: [] }])
})
