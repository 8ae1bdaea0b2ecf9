import { expect, test, vi } from 'vitest'
import type { Launch } from './launch-state.ts'
import { openInNewWindow } from './open-in-new-window.ts'

const launch: Launch = {
  url: 'https://games.example/play',
  origin: 'https://games.example',
  mount: 'window',
  sessionId: 's1',
  gameName: 'Pearl Diver',
  currency: null,
  balance: null,
}

test('a window is opened without a way back, and only then sent to the game', () => {
  const opened = { opener: {}, location: { replace: vi.fn() } }
  opened.location.replace.mockImplementation(() => expect(opened.opener).toBeNull())
  const page = { open: vi.fn(() => opened), location: { assign: vi.fn() } }
  expect(openInNewWindow(page as unknown as Window, launch)).toBe(opened)
  expect(page.open).toHaveBeenCalledWith('about:blank', '_blank')
  expect(opened.location.replace).toHaveBeenCalledWith(launch.url)
  expect(page.location.assign).not.toHaveBeenCalled()
})

test('a blocked window is told', () => {
  const page = { open: () => null, location: { assign: vi.fn() } }
  expect(openInNewWindow(page as unknown as Window, launch)).toBeNull()
})

test('a game that takes the page gets it', () => {
  const page = { open: vi.fn(), location: { assign: vi.fn() } }
  expect(openInNewWindow(page as unknown as Window, { ...launch, mount: 'redirect' })).toBe('page')
  expect(page.location.assign).toHaveBeenCalledWith(launch.url)
  expect(page.open).not.toHaveBeenCalled()
})
