import { EARLY_PRESS_SCRIPT } from '@livery/contract/early-press'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pendingHydration } from '../shared/visit/hydration.ts'
import { replayPress } from './replay-press.ts'

let box: HTMLElement
let script: HTMLScriptElement
let done: string[]

beforeEach(() => {
  box = document.createElement('div')
  box.innerHTML = '<button type="button">one</button><button type="button">two</button><a href="#there">three</a>'
  script = document.createElement('script')
  script.textContent = EARLY_PRESS_SCRIPT
  document.body.append(box, script)
  done = []
})

afterEach(() => {
  box.remove()
  script.remove()
  location.hash = ''
})

/** Hydrates the page: presses take effect from here on. */
function live(): void {
  for (const one of box.children) one.addEventListener('click', () => done.push(one.textContent))
}

const press = (index: number) => (box.children[index] as HTMLElement).click()

test('the last button pressed before the scripts had come is pressed when the page has come to life', async () => {
  press(0)
  press(1)
  const hydration = pendingHydration()
  replayPress(hydration)
  live()
  expect(done).toEqual([])
  hydration.finish()
  await expect.poll(() => done).toEqual(['two'])
})

test('a newer press, which React hears, takes its place', async () => {
  press(0)
  const hydration = pendingHydration()
  replayPress(hydration)
  live()
  press(1)
  hydration.finish()
  await hydration.done
  await new Promise((resume) => setTimeout(resume))
  expect(done).toEqual(['two'])
})

test('a link does by itself what it is for, and what is gone is pressed no more', async () => {
  press(2)
  expect(location.hash).toBe('#there')
  press(0)
  const hydration = pendingHydration()
  replayPress(hydration)
  live()
  box.firstElementChild?.remove()
  hydration.finish()
  await hydration.done
  await new Promise((resume) => setTimeout(resume))
  expect(done).toEqual([])
})
