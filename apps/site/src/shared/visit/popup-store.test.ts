import { describe, expect, test, vi } from 'vitest'
import { createPopupStore } from './popup-store.ts'

const names = (store: ReturnType<typeof createPopupStore>) => store.getState().stack.map(({ name }) => name)

describe('the stack of pop-ups', () => {
  test('shows what was opened last on top', () => {
    const store = createPopupStore()
    store.open('notices', {})
    store.open('signOut', {})
    expect(names(store)).toEqual(['notices', 'signOut'])
  })

  test('opening what is open changes its props where it stands', () => {
    const store = createPopupStore()
    store.open('notices', { id: 'a' })
    store.open('signOut', {})
    store.open('notices', { id: 'b' })
    expect(names(store)).toEqual(['notices', 'signOut'])
    expect(store.getState().stack[0]?.props).toEqual({ id: 'b' })
  })

  test('opened again after it was closed it is another one, opened while it is open the same', () => {
    const store = createPopupStore()
    store.open('notices', { id: 'a' })
    const first = store.getState().stack[0]?.key
    store.open('notices', { id: 'b' })
    expect(store.getState().stack[0]?.key).toBe(first)
    store.close('notices')
    store.open('notices', { id: 'c' })
    expect(store.getState().stack[0]?.key).not.toBe(first)
  })

  test('closing one leaves the others, closing what is not open tells nobody', () => {
    const store = createPopupStore()
    store.open('notices', {})
    store.open('signOut', {})
    store.close('notices')
    expect(names(store)).toEqual(['signOut'])
    const listener = vi.fn()
    store.subscribe(listener)
    store.close('notices')
    expect(listener).not.toHaveBeenCalled()
    store.closeAll()
    expect(names(store)).toEqual([])
  })
})
