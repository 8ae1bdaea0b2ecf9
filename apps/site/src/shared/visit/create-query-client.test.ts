import { lobbyQueries } from '@livery/contract/lobby-queries'
import { queryKey } from '@livery/contract/query-key'
import { expect, test } from 'vitest'
import { answerFixture, bootFixture, FIXTURE_MENUS } from '../testing/boot.fixture.ts'
import { createQueryClient } from './create-query-client.ts'

test('every query of the lobby is answered from the boot document, and fresh', () => {
  const client = createQueryClient(JSON.parse(JSON.stringify(bootFixture('TY').queries)))
  for (const query of lobbyQueries('TY', FIXTURE_MENUS)) {
    const key = [...queryKey(query.name, query.request)]
    expect(client.getQueryData(key), query.name).toEqual(answerFixture(query))
    expect(client.getQueryState(key)?.isInvalidated).toBe(false)
  }
})
