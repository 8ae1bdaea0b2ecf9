import { queryKey } from '@livery/contract/query-key'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '../http/call-error.ts'
import { bootFixture, gameFixture } from '../testing/boot.fixture.ts'
import { textsFixture } from '../testing/texts.fixture.ts'
import { createVisit } from '../visit/create-visit.ts'
import { favouritesRequest } from '../visit/favourites-request.ts'
import type { Favourites } from '../visit/favourites-store.ts'
import type { Visit } from '../visit/visit.ts'
import { THROTTLE_MS, toggleFavourite } from './toggle-favourite.ts'

const all = [...queryKey('getFavGames', favouritesRequest('EN'))]
const fish = [...queryKey('getFavGames', favouritesRequest('EN', { gameType: 'FISH' }))]
const oldGame = gameFixture(1)
const newGame = gameFixture(2)

let visit: Visit
let answer: (name: string, request: unknown) => Promise<unknown>
let clock = 10_000

const list = (key: unknown[]) => visit.queries.getQueryData<Favourites>(key)
const hearts = () => [...visit.favourites.getState().ids]

beforeEach(() => {
  clock += 60_000
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  const made = createVisit(bootFixture('EN'), textsFixture('EN'))
  answer = vi.fn(async () => ({ nodeIds: [newGame.nodeId, oldGame.nodeId] }))
  visit = { ...made, call: ((name: string, request: unknown) => answer(name, request)) as Visit['call'] }
  visit.session.setState({ phase: 'member' })
  const empty = { content: [], pageNum: 1, totalPages: 1, total: 0, nodeIds: [oldGame.nodeId] }
  visit.queries.setQueryData(fish, empty)
  visit.queries.setQueryData(all, { ...empty, content: [oldGame], total: 1 })
})

describe('a press on a heart', () => {
  test('shows at once, in every list the game belongs to', async () => {
    let answered = (_: unknown) => undefined as undefined
    answer = () => new Promise((resolve) => (answered = resolve as typeof answered))
    const toggled = toggleFavourite(visit, newGame)
    await vi.waitFor(() => expect(hearts()).toContain(newGame.nodeId))
    expect(list(all)).toMatchObject({ content: [newGame, oldGame], total: 2 })
    expect(list(fish)).toMatchObject({ content: [], total: 0 })
    answered({ nodeIds: [newGame.nodeId, oldGame.nodeId] })
    await toggled
  })

  test('takes a favourite away at once', async () => {
    answer = async () => ({ nodeIds: [] })
    await toggleFavourite(visit, oldGame)
    expect(hearts()).toEqual([])
    expect(list(all)).toMatchObject({ content: [], total: 0 })
  })

  test('is taken back where the gateway refuses', async () => {
    answer = async () => {
      throw new CallError('NETWORK')
    }
    await toggleFavourite(visit, newGame)
    expect(hearts()).toEqual([oldGame.nodeId])
    expect(list(all)).toMatchObject({ content: [oldGame], total: 1 })
  })

  test('gives way to what the gateway says', async () => {
    answer = async () => ({ nodeIds: [77] })
    await toggleFavourite(visit, newGame)
    expect(hearts()).toEqual([77])
  })

  test('counts once a second', async () => {
    await toggleFavourite(visit, newGame)
    await toggleFavourite(visit, newGame)
    expect(answer).toHaveBeenCalledOnce()
    expect(hearts()).toContain(newGame.nodeId)
    clock += THROTTLE_MS
    await toggleFavourite(visit, newGame)
    expect(answer).toHaveBeenLastCalledWith('removeFavourite', { nodeId: newGame.nodeId })
  })

  test('is sent while the session is being restored, so that leaving the page does not lose it', async () => {
    visit.session.setState({ phase: 'restoring', token: 'earlier page' })
    await toggleFavourite(visit, newGame)
    expect(answer).toHaveBeenCalledWith('addFavourite', expect.objectContaining({ nodeId: newGame.nodeId }))
    expect(visit.session.getState().phase).toBe('restoring')
  })

  test('with the token of a session that is over opens the login', async () => {
    visit.session.setState({ phase: 'restoring', token: 'over' })
    answer = async () => {
      throw new CallError('NOT_SIGNED_IN')
    }
    await toggleFavourite(visit, newGame)
    expect(hearts()).toEqual([oldGame.nodeId])
    expect(visit.popups.getState().stack).toMatchObject([{ name: 'auth', props: { reason: 'favorite' } }])
  })

  test('of a visitor opens the login', async () => {
    visit.session.setState({ phase: 'guest', settled: true })
    await toggleFavourite(visit, newGame)
    expect(answer).not.toHaveBeenCalled()
    expect(visit.popups.getState().stack).toMatchObject([{ name: 'auth', props: { reason: 'favorite' } }])
  })
})
