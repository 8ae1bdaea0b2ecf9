import '@livery/ui/global.css'
import { afterEach, beforeEach, expect, test } from 'vitest'
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import gamesEnglish from '../../../../../../locales/EN/games.json' with { type: 'json' }
import informationEnglish from '../../../../../../locales/EN/information.json' with { type: 'json' }
import { bootFixture, gameFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, until, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import type { Visit } from '../../../shared/visit/visit.ts'
import SearchPopup from './search-popup.tsx'

const texts = { EN: { core: coreEnglish, games: gamesEnglish, information: informationEnglish } }
const games = [gameFixture(1), gameFixture(2)]

let shown: Shown | undefined
let visit: Visit
let searches: string[] = []
let isDown = false

beforeEach(() => {
  localStorage.clear()
  searches = []
  isDown = false
  visit = visitFixture(texts, bootFixture('EN', {}, []), (name, request) => {
    if (isDown) throw new Error('down')
    if (name === 'getGameVendor') return { data: { lanes: [] } }
    if (name === 'getHotGameList') return { list: games.slice(0, 1) }
    searches.push(String(request.gameName))
    const list = request.gameName === 'nothing' ? [] : games
    return { games: list, total: list.length, totalPages: 1 }
  })
})
afterEach(() => shown?.remove())

const dialog = () => document.querySelector('[role="dialog"]')
const options = () => [...(dialog()?.querySelectorAll('[role="option"]') ?? [])]
const status = () => dialog()?.querySelector('[role="status"]')?.textContent
const active = (input: HTMLInputElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent.replaceAll('\u00a0', ' ')

async function open(): Promise<HTMLInputElement> {
  shown = show(visit, <SearchPopup open close={() => undefined} />)
  return until(() => dialog()?.querySelector<HTMLInputElement>('[role="combobox"]') ?? undefined, 'the field')
}

function type(input: HTMLInputElement, words: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
const press = (input: HTMLInputElement, key: string) =>
  input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

test('the field has the focus, and popular games stand below it before one types', async () => {
  const input = await open()
  await expect.poll(() => document.activeElement).toBe(input)
  await expect.poll(() => options().length).toBe(1)
  expect(dialog()?.textContent).toContain(gamesEnglish.section.HOT)
})

test('what is found is announced, keys move among it, and Enter opens the game’s sheet and keeps the search', async () => {
  const input = await open()
  type(input, 'koi')
  await expect.poll(status).toBe('2 games found')
  expect(searches).toEqual(['koi'])
  expect(active(input)).toContain(games[0]?.gameName)
  expect(active(input), 'and what kind of game it is').toContain(`${coreEnglish.category.RNG} · Slot`)
  press(input, 'ArrowDown')
  await expect.poll(() => active(input)).toContain(games[1]?.gameName)
  press(input, 'ArrowDown')
  await expect.poll(() => active(input)).toContain(games[0]?.gameName)
  press(input, 'ArrowUp')
  await expect.poll(() => active(input)).toContain(games[1]?.gameName)
  press(input, 'Enter')
  expect(visit.popups.getState().stack).toMatchObject([{ name: 'gameInformation', props: { game: games[1] } }])
  expect(JSON.parse(localStorage.getItem('searches') ?? '')).toEqual(['koi'])
})

test('a former search is repeated by a press, until they are cleared', async () => {
  localStorage.setItem('searches', '["tiger"]')
  const input = await open()
  const button = (name: string) =>
    [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)
  button('tiger')?.click()
  await expect.poll(() => searches).toEqual(['tiger'])
  expect(input.value).toBe('tiger')
  type(input, '')
  await until(() => button(informationEnglish.search.clear), 'the button')
  button(informationEnglish.search.clear)?.click()
  await expect.poll(() => button('tiger')).toBeUndefined()
  expect(localStorage.getItem('searches')).toBeNull()
})

test('nothing found and a failure are said, each with what to do', async () => {
  const input = await open()
  type(input, 'nothing')
  await expect.poll(() => dialog()?.textContent).toContain(gamesEnglish.search.noResultHint)
  expect(status()).toBe('No game is called “nothing”.')
  isDown = true
  type(input, 'else')
  await expect.poll(() => dialog()?.textContent, { timeout: 8000 }).toContain(coreEnglish.action.retry)
})
