import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPopupStore, type PopupStore } from '../shared/visit/popup-store.ts'
import { followPopups, type PopupHistory } from './popup-history.ts'

/** A browser's history at one page of the router, whose key is `page`. */
function tape() {
  const entries: { key: string; popups?: number }[] = [{ key: 'page' }]
  let at = 0
  return {
    entries,
    get state() {
      return entries[at]
    },
    pushState(state: unknown) {
      entries.splice(at + 1, entries.length, state as { key: string })
      at += 1
    },
    go(by = 0) {
      at += by
      history.stepped(entries[at], 'page')
    },
  }
}

let popups: PopupStore
let browser: ReturnType<typeof tape>
let history: PopupHistory

beforeEach(() => {
  vi.useFakeTimers()
  popups = createPopupStore()
  browser = tape()
  history = followPopups(popups, () => 0, browser)
})
afterEach(() => {
  history.stop()
  vi.useRealTimers()
})

const names = () => popups.getState().stack.map(({ name }) => name)
const open = (...opened: readonly ('notices' | 'chatRoom')[]) => {
  for (const name of opened) popups.open(name, {} as never)
  vi.runAllTimers()
}

test('back closes the uppermost pop-up, then the one below it, and stays on the page', () => {
  open('notices', 'chatRoom')
  expect(browser.entries).toHaveLength(3)
  browser.go(-1)
  vi.runAllTimers()
  expect(names()).toEqual(['notices'])
  browser.go(-1)
  vi.runAllTimers()
  expect(names()).toEqual([])
  expect(browser.state).toEqual({ key: 'page' })
})

test('a pop-up that is closed by its button takes its entry along', () => {
  open('notices')
  popups.close('notices')
  vi.runAllTimers()
  expect(browser.state).toEqual({ key: 'page' })
})

test('a pop-up that asks first stays open, and has its entry again', () => {
  open('notices')
  const onLeave = vi.fn()
  popups.onLeave('notices', onLeave)
  browser.go(-1)
  vi.runAllTimers()
  expect(onLeave).toHaveBeenCalledOnce()
  expect(names()).toEqual(['notices'])
  expect(browser.state).toMatchObject({ popups: 1 })
})

test('a step to another page is the router’s, and passes over the pop-ups that were open there', () => {
  const go = vi.spyOn(browser, 'go').mockImplementation(() => undefined)
  expect(history.stepped({ key: 'other' }, 'page')).toBe(false)
  expect(go).not.toHaveBeenCalled()
  expect(history.stepped({ key: 'other', popups: 2 }, 'page')).toBe(false)
  expect(go).toHaveBeenCalledWith(-2)
})

test('a pop-up that is opened while another one’s entry is being taken away stays open', () => {
  open('notices')
  const go = vi.spyOn(browser, 'go')
  go.mockImplementationOnce(() => undefined)
  popups.close('notices')
  vi.runAllTimers()
  expect(go).toHaveBeenCalledWith(-1)
  open('chatRoom')
  // The browser takes the step only now.
  browser.go(-1)
  vi.runAllTimers()
  expect(names()).toEqual(['chatRoom'])
  expect(browser.state).toMatchObject({ popups: 1 })
})

test('a page that a pop-up leads to takes the place of the page below it', () => {
  open('notices')
  const at: unknown[] = []
  popups.closeAll()
  history.afterPopupsClosed(() => at.push(browser.state))
  vi.runAllTimers()
  expect(at).toEqual([{ key: 'page' }])
})

test('a second pop-up that closes before the browser has stepped does not step twice', () => {
  open('notices', 'chatRoom')
  const go = vi.spyOn(browser, 'go')
  go.mockImplementationOnce(() => undefined)
  popups.close('chatRoom')
  vi.runAllTimers()
  popups.close('notices')
  vi.runAllTimers()
  expect(go).toHaveBeenCalledTimes(1)
  // The browser takes the step only now; the other entry follows.
  browser.go(-1)
  vi.runAllTimers()
  expect(browser.state).toEqual({ key: 'page' })
})

test('a page that is asked for while a step is under way is opened after it, once', () => {
  open('notices')
  const go = vi.spyOn(browser, 'go')
  go.mockImplementationOnce(() => undefined)
  popups.close('notices')
  vi.runAllTimers()
  const at: unknown[] = []
  history.afterPopupsClosed(() => at.push(browser.state))
  expect(at).toEqual([])
  expect(go).toHaveBeenCalledTimes(1)
  browser.go(-1)
  vi.runAllTimers()
  expect(at).toEqual([{ key: 'page' }])
})
