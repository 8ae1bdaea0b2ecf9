import { afterEach, expect, test, vi } from 'vitest'
import { bootFixture } from '../testing/boot.fixture.ts'
import { memoryStorage } from '../testing/memory-storage.fixture.ts'
import { textsFixture } from '../testing/texts.fixture.ts'
import { createVisit } from '../visit/create-visit.ts'
import type { Visit } from '../visit/visit.ts'
import { keepLists } from './keep-lists.ts'

const sessionStorage = memoryStorage()
const hot = (language: string) => ['getHotGameList', { language }]

/** A page of this tab: `seeded` like the lobby, or without games in its boot document. */
function page(seeded: boolean, release = 'r1'): Visit {
  const boot = seeded ? bootFixture('EN', { release }) : bootFixture('EN', { release }, [])
  return { ...createVisit(boot, textsFixture('EN')), sessionStorage }
}

afterEach(() => sessionStorage.clear())

test('the next page of the tab has what one page knew, and does not ask', () => {
  const lobby = page(true)
  keepLists(lobby)()
  const next = page(false)
  keepLists(next)()
  expect(next.queries.getQueryData(hot('EN'))).toEqual(lobby.queries.getQueryData(hot('EN')))
  expect(next.queries.getQueryData(['getGameVendor', {}])).toBeDefined()
})

test('another release of the merchant begins anew', () => {
  keepLists(page(true))()
  const next = page(false, 'r2')
  keepLists(next)()
  expect(next.queries.getQueryData(hot('EN'))).toBeUndefined()
})

test('another language begins anew: what is kept goes, and vendors are asked for again', () => {
  const visit = page(true)
  const end = keepLists(visit)
  const invalidate = vi.spyOn(visit.queries, 'invalidateQueries')
  visit.preferences.setState({ language: bootFixture('AR').language })
  expect(sessionStorage.get('hotGames')).toBeNull()
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['getGameVendor', {}] })
  visit.queries.setQueryData(hot('AR'), { list: [] })
  expect(JSON.parse(sessionStorage.get('hotGames') ?? '')).toMatchObject({ language: 'AR', value: { list: [] } })
  end()
})

test('what somebody else wrote there is no answer', () => {
  sessionStorage.set('hotGames', '{')
  const visit = page(false)
  keepLists(visit)()
  expect(visit.queries.getQueryData(hot('EN'))).toBeUndefined()
})
