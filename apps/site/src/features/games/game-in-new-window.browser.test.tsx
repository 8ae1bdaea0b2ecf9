import '@livery/ui/global.css'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import core from '../../../../../locales/EN/core.json' with { type: 'json' }
import games from '../../../../../locales/EN/games.json' with { type: 'json' }
import { bootFixture } from '../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../shared/testing/visit.fixture.tsx'
import { GameInNewWindow } from './game-in-new-window.tsx'

const launch = {
  url: 'https://games.example/play',
  origin: 'https://games.example',
  mount: 'window',
  sessionId: 's1',
  gameName: 'Pearl Diver',
  currency: null,
  balance: null,
} as const

let shown: Shown
afterEach(() => {
  shown.remove()
  vi.restoreAllMocks()
})

test('the button of a game in its own window leads to that window, and asks for another launch once it is closed', async () => {
  const opened = { opener: {}, closed: false, focus: vi.fn(), location: { replace: vi.fn() } }
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  const again = vi.fn()
  const visit = visitFixture({ EN: { core, games } }, bootFixture('EN'), () => ({}))
  shown = show(visit, <GameInNewWindow launch={launch} gameName="Pearl Diver" again={again} />)
  const button = page.getByRole('button', { name: games.tile.open })
  await button.click()
  expect(opened.focus).toHaveBeenCalledOnce()
  expect(again).not.toHaveBeenCalled()
  opened.closed = true
  await button.click()
  expect(again).toHaveBeenCalledOnce()
})
