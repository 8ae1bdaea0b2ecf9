import { informationRequest, providerRequest } from '@livery/contract/catalogue-requests'
import { NO_NAME } from '@livery/contract/pages'
import { queryKey } from '@livery/contract/query-key'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchFirstData } from './read-boot.ts'

afterEach(() => vi.unstubAllGlobals())

test('what a page knows of a name that nothing has is found under the name in the address', async () => {
  const others = [queryKey('getGameVendor'), { data: { lanes: [] } }]
  const queries = (vendor: string, code: string) => [
    others,
    [queryKey('gameInformation', informationRequest('EN', vendor, code)), { game: null }],
    [queryKey('houseGames', providerRequest('EN', vendor, 1, 18)), { games: [] }],
  ]
  const answer = { queries: queries(NO_NAME, NO_NAME), vendorMarks: [], paymentMarks: [] }
  vi.stubGlobal('fetch', async () => Response.json(answer))
  const at = async (pathname: string) => (await fetchFirstData({ firstData: '/first-data/x' }, pathname)).queries
  expect((await at('/game/nobody/nothing')).slice(0, 2)).toEqual(queries('nobody', 'nothing').slice(0, 2))
  expect((await at('/provider/nobody')).at(-1)).toEqual(queries('nobody', '').at(-1))
  expect(await at('/')).toEqual(answer.queries)
})
