import '@livery/ui/global.css'
import { themes } from 'virtual:themes'
import { showMode, showTheme } from '@livery/ui/appearance'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import coreEnglish from '../../../../../locales/EN/core.json' with { type: 'json' }
import supportEnglish from '../../../../../locales/EN/support.json' with { type: 'json' }
import Measurement from '../../features/measurement/measurement.tsx'
import { SupportBar } from '../../features/support/support-bar.tsx'
import { bootFixture, FIXTURE_MENUS } from '../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../shared/testing/visit.fixture.tsx'

let shown: Shown | undefined
afterEach(() => shown?.remove())

test.each([390, 768, 1280])('at %i pixels the question of consent leaves customer service in sight', async (width) => {
  await page.viewport(width, 844)
  localStorage.clear()
  showMode('dark')
  showTheme(themes[0]?.css ?? '')
  const texts = { EN: { core: coreEnglish, support: supportEnglish } }
  const visit = visitFixture(texts, bootFixture('EN', { menus: FIXTURE_MENUS }), () => ({}))
  shown = show(
    visit,
    <>
      <SupportBar />
      <Measurement gtagId="G-TEST1" place={null} />
    </>,
  )
  const question = page.getByRole('region', { name: supportEnglish.measurement.change })
  await expect.element(question).toBeVisible()
  const service = page.getByRole('button', { name: coreEnglish.support.open }).element().getBoundingClientRect()
  const card = question.element().getBoundingClientRect()
  expect(service.width).toBeGreaterThan(20)
  const isApart =
    card.bottom <= service.top || card.top >= service.bottom || card.right <= service.left || card.left >= service.right
  expect(isApart, JSON.stringify({ card, service })).toBe(true)
})
