import { themes } from 'virtual:themes'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showMode, showTheme } from '../../appearance.ts'
import { applyTheme, freeze, idle, type Wishes, wish } from '../stage.tsx'
import { faintEdgeFaults, illegibleFaults, paleFaults } from './contrast-faults.ts'
import { focusFaults } from './focus-faults.ts'
import { amountFaults, choiceFaults, edgeFaults, setOff } from './forced-colors-faults.ts'
import { hang, takeDown } from './gallery.tsx'
import { clippedFaults, overflowFaults } from './reflow-faults.ts'
import { stillnessFaults } from './stillness-faults.ts'
import { stories } from './stories.tsx'

const RING_PX = 2
const THICK_RING_PX = 3
const DESKTOP = [1280, 800] as const
const PHONE = [320, 640] as const
/** A window of 1280 × 800 whose page is magnified twice. */
const MAGNIFIED = [640, 400] as const

/** Transitions are stopped; a change is examined in the next frame. */
const STILL: Wishes = { 'prefers-reduced-motion': 'reduce' }

async function ask(wishes: Wishes): Promise<void> {
  await wish({ ...STILL, ...wishes })
  await idle()
}

beforeAll(async () => {
  await ask({})
  await page.viewport(...DESKTOP)
})
beforeEach(() => applyTheme())
afterAll(() => wish({}))

describe('all components at rest, on one page', () => {
  let gallery: HTMLElement
  let thaw: () => void

  beforeAll(async () => {
    thaw = freeze()
    applyTheme()
    gallery = await hang(stories.filter(({ opens }) => !opens))
  })
  afterAll(() => {
    takeDown()
    thaw()
  })

  test('are all there', () => {
    expect(gallery.children.length).toBeGreaterThan(80)
    expect([...gallery.children].filter((box) => box.childElementCount === 0 && !MAY_BE_EMPTY.test(idOf(box)))).toEqual(
      [],
    )
  })

  test('stand still for those who ask for it', () => {
    thaw()
    const faults = stillnessFaults(gallery)
    thaw = freeze()
    expect(faults).toEqual([])
  })

  test('show where focus is', () => {
    expect(focusFaults(gallery, RING_PX)).toEqual([])
  })

  test('keep edges, choices, amounts and focus in the colours of the system', async () => {
    const filled = setOff(gallery)
    expect(filled.length).toBeGreaterThan(40)
    await ask({ 'forced-colors': 'active' })
    expect(edgeFaults(filled)).toEqual([])
    expect(choiceFaults(gallery)).toEqual([])
    expect(amountFaults(gallery)).toEqual([])
    expect(focusFaults(gallery, RING_PX)).toEqual([])
  })

  test('have strong edges, solid text and a thick ring for those who ask for contrast', async () => {
    await ask({ 'prefers-contrast': 'more' })
    expect(paleFaults(gallery)).toEqual([])
    expect(focusFaults(gallery, THICK_RING_PX)).toEqual([])
  })

  test.each(themes.map(({ id, css }) => [id, css] as const))(
    '%s: edges and words for those who ask for contrast',
    async (_, css) => {
      await ask({ 'prefers-contrast': 'more' })
      showTheme(css)
      for (const mode of ['light', 'dark'] as const) {
        showMode(mode)
        await idle()
        expect([...faintEdgeFaults(gallery), ...illegibleFaults(gallery)], mode).toEqual([])
      }
    },
  )

  test.each(themes.map((theme) => [theme.id, theme] as const))('%s: fits 320 px', async (_, { css, fonts }) => {
    await ask({})
    await page.viewport(...PHONE)
    showTheme(`${css}${fonts.Latn}`)
    await document.fonts.ready
    expect([...overflowFaults(gallery.children), ...clippedFaults(gallery)]).toEqual([])
  })

  test('fit a page magnified twice', async () => {
    await page.viewport(...MAGNIFIED)
    await idle()
    expect([...overflowFaults(gallery.children), ...clippedFaults(gallery)]).toEqual([])
  })
})

describe('what opens above the page, one at a time after its play', () => {
  let box: HTMLElement

  beforeEach(async () => {
    await ask({})
    await page.viewport(...DESKTOP)
    box = document.createElement('main')
    box.style.padding = '16px'
    document.body.append(box)
    return () => box.remove()
  })

  test.each(stories.filter(({ opens }) => opens).map((story) => [story.id, story] as const))(
    '%s',
    async (_, { Story }) => {
      // Whether the play function succeeds is tested by the stories; here it only has to open something.
      await Story.run({ canvasElement: box }).catch(() => undefined)
      const { body } = document
      // Until the frame in which it fades in, it exists but is not visible, and nothing would be examined.
      await vi.waitFor(() => expect(body.querySelector('[data-open][data-starting-style]')).toBeNull())
      const faults = stillnessFaults(body)
      const thaw = freeze()
      faults.push(...focusFaults(body, RING_PX))
      const filled = setOff(body)
      await ask({ 'forced-colors': 'active' })
      faults.push(...edgeFaults(filled), ...choiceFaults(body), ...amountFaults(body), ...focusFaults(body, RING_PX))
      await ask({ 'prefers-contrast': 'more' })
      faults.push(
        ...paleFaults(body),
        ...illegibleFaults(body),
        ...faintEdgeFaults(body),
        ...focusFaults(body, THICK_RING_PX),
      )
      await ask({})
      await page.viewport(...PHONE)
      await idle()
      // A pop-up beside its opener moves once it learns that the page is narrower.
      const tooWide = () => overflowFaults([document.documentElement])
      await vi.waitFor(() => expect(tooWide()).toEqual([])).catch(() => undefined)
      faults.push(...tooWide(), ...clippedFaults(body))
      thaw()
      expect([...new Set(faults)]).toEqual([])
    },
  )
})

/** With a single page nothing is shown. */
const MAY_BE_EMPTY = /^pagination\/OnlyOne$/
const idOf = (element: Element) => (element as HTMLElement).dataset.story ?? ''
