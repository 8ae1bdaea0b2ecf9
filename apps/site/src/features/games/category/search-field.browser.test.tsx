import '@livery/ui/global.css'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import gamesEnglish from '../../../../../../locales/EN/games.json' with { type: 'json' }
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, until, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import { SearchField } from './search-field.tsx'

let shown: Shown | undefined
let searches: string[] = []
let set: (next: { readonly name: string; readonly given: number }) => void

/** A list that is drawn when the test decides. */
function Stage() {
  const [{ name, given }, setShown] = useState({ name: '', given: 0 })
  set = setShown
  return <SearchField name={name} given={given} onSearch={(words) => searches.push(words)} />
}

async function open(): Promise<HTMLInputElement> {
  searches = []
  const visit = visitFixture(
    { EN: { core: {}, auth: {}, games: gamesEnglish } },
    bootFixture('EN', {}, []),
    () => undefined,
  )
  shown = show(visit, <Stage />)
  return until(() => shown?.box.querySelector('input'), 'the field')
}

/** Types letters after the existing text. */
function add(input: HTMLInputElement, letters: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, input.value + letters)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

afterEach(() => shown?.remove())

test('a list that comes while one types on takes no letter away', async () => {
  const input = await open()
  add(input, 'zz')
  await expect.poll(() => searches.at(-1)).toBe('zz')
  add(input, 'x')
  set({ name: 'zz', given: 0 })
  add(input, 'q')
  await expect.poll(() => searches.at(-1)).toBe('zzxq')
  expect(input.value).toBe('zzxq')
})

test('what is taken back before its list has come is looked for no more', async () => {
  const input = await open()
  add(input, 'zz')
  await expect.poll(() => searches.at(-1)).toBe('zz')
  shown?.box.querySelector('button')?.click()
  await expect.poll(() => searches.at(-1)).toBe('')
  set({ name: 'zz', given: 0 })
  await new Promise((later) => setTimeout(later, 50))
  expect(input.value).toBe('')
})

test('a name that came by another way stands in the field', async () => {
  const input = await open()
  add(input, 'zz')
  await expect.poll(() => searches.at(-1)).toBe('zz')
  set({ name: 'zz', given: 0 })
  set({ name: 'lucky', given: 1 })
  await expect.poll(() => input.value).toBe('lucky')
  set({ name: '', given: 2 })
  await expect.poll(() => input.value).toBe('')
})
