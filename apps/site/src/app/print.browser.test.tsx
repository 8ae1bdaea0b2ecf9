import '@livery/ui/global.css'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import core from '../../../../locales/EN/core.json' with { type: 'json' }
import games from '../../../../locales/EN/games.json' with { type: 'json' }
import support from '../../../../locales/EN/support.json' with { type: 'json' }
import * as agentCentre from '../features/agent/centre/agent-centre.css.ts'
import * as memberCentre from '../shared/member-centre/member-centre.css.ts'
import { bootFixture } from '../shared/testing/boot.fixture.ts'
import { createVisit } from '../shared/visit/create-visit.ts'
import { App } from './app.tsx'
import { preloadFor } from './preload-for.ts'

const print = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media })

let root: HTMLElement
afterEach(async () => {
  root.remove()
  await print('')
})

const isSeen = (selector: string) => root.querySelector(selector)?.checkVisibility() ?? null

const colourOf = (selector: string) => getComputedStyle(root.querySelector(selector) as Element).color

test('on paper is the page with its terms and who is responsible, dark on light, and nothing that floats or leads elsewhere', async () => {
  const boot = { ...bootFixture('EN'), mode: 'dark' } as const
  await page.viewport(1280, 800)
  await preloadFor(boot, '/help')
  root = document.createElement('div')
  root.id = 'root'
  root.innerHTML = renderToString(
    <StaticRouter location="/help">
      <App visit={createVisit(boot, { core, games, support })} />
    </StaticRouter>,
  )
  document.body.append(root)
  // A colour of the screen, in the place of a theme's.
  root.style.color = 'Highlight'
  const onScreen = colourOf('main h1')
  expect([isSeen('header'), isSeen('aside'), isSeen('footer nav')]).toEqual([true, true, true])
  await print('print')
  for (const hidden of ['header', 'aside', 'footer nav', 'main nav', 'noscript'])
    expect(isSeen(hidden), hidden).toBe(false)
  expect([isSeen('main h1'), isSeen('main section'), isSeen('footer')]).toEqual([true, true, true])
  expect(colourOf('main h1')).toBe(getComputedStyle(document.documentElement).color)
  expect(colourOf('main h1')).not.toBe(onScreen)
})

test('what stands beside a menu has the whole width of the paper', async () => {
  await page.viewport(1280, 800)
  root = document.createElement('div')
  document.body.append(root)
  for (const { centre } of [agentCentre, memberCentre]) {
    root.className = centre
    const columns = () => getComputedStyle(root).gridTemplateColumns.split(' ').length
    await print('')
    expect(columns()).toBe(2)
    await print('print')
    expect(columns()).toBe(1)
  }
})
