import { expect, test, vi } from 'vitest'
import { openSupport } from './open-support.ts'

const size = { width: 440, height: 750 }

test('a chat opens in a window of its own, which has no way back to this page', () => {
  const opened = { opener: {}, location: { replace: vi.fn() } }
  opened.location.replace.mockImplementation(() => expect(opened.opener).toBeNull())
  const page = { open: vi.fn(() => opened), location: { assign: vi.fn() } }
  expect(openSupport(page as unknown as Window, 'https://chat.example/a', size)).toBe(true)
  expect(page.open).toHaveBeenCalledWith('about:blank', '_blank', 'popup,width=440,height=750')
  expect(opened.location.replace).toHaveBeenCalledWith('https://chat.example/a')
  expect(page.location.assign).not.toHaveBeenCalled()
})

test('a blocked window is told, and the site stays', () => {
  const page = { open: () => null, location: { assign: vi.fn() } }
  expect(openSupport(page as unknown as Window, 'https://chat.example/a', size)).toBe(false)
  expect(page.location.assign).not.toHaveBeenCalled()
})

test('an e-mail or a call is left to the program for it', () => {
  const page = { open: vi.fn(), location: { assign: vi.fn() } }
  expect(openSupport(page as unknown as Window, 'mailto:help@fixture.example', size)).toBe(true)
  expect(page.location.assign).toHaveBeenCalledWith('mailto:help@fixture.example')
  expect(page.open).not.toHaveBeenCalled()
})
