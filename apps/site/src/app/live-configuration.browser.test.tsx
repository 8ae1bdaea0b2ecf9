import '@livery/ui/global.css'
import { BOOT_ELEMENT_ID } from '@livery/contract/boot'
import {
  CONFIGURATION_EVENT,
  CONFIGURATION_REQUEST,
  type ConfigurationSaved,
} from '@livery/contract/configuration-saved'
import { type InlineBoot, splitBoot } from '@livery/contract/first-data'
import { THEME_ELEMENT_IDS } from '@livery/theme/theme-element'
import { Toaster } from '@livery/ui/toast'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bootFixture } from '../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../shared/testing/visit.fixture.tsx'
import { followConfiguration } from './live-configuration.ts'

const FAULT = 'merchants/fixture/merchant.json:3:5  unknown key "bran"; did you mean "brand"? Rename it.'
let shown: Shown
let saved: (saved: ConfigurationSaved) => void
let events: string[]

beforeEach(() => {
  events = []
  const visit = visitFixture({}, bootFixture('EN', {}, []), () => ({}))
  shown = show(visit, <Toaster label="Notices" dismissLabel="Dismiss" />)
  const development = {
    on: (event: string, listen: typeof saved) => {
      if (event === CONFIGURATION_EVENT) saved = listen
    },
    send: (event: string) => events.push(event),
  }
  followConfiguration(visit, development, () => undefined)
})
afterEach(() => shown.remove())

/** The visible one: errors are in the page twice, once for screen readers. */
const notice = (words: string) => page.getByText(words).first()

test('the open page says that a save had a fault, and where, until the fault is gone', async () => {
  saved({ merchant: 'fixture', faults: [FAULT, 'merchants/fixture/merchant.json:9:1  another'] })
  await expect.element(notice('Saved with a fault')).toBeInTheDocument()
  await expect.element(notice(`${FAULT} And 1 more: see the terminal.`)).toBeInTheDocument()
  saved({ merchant: 'fixture', faults: [] })
  await expect.element(notice('The fault is gone')).toBeInTheDocument()
  await expect.element(page.getByText('Saved with a fault')).not.toBeInTheDocument()
})

test('a page that opens asks for faults of before, and heeds its own merchant’s only', async () => {
  expect(events).toEqual([CONFIGURATION_REQUEST])
  saved({ merchant: 'another', faults: [FAULT] })
  saved({ merchant: 'fixture', faults: ['merchants/fixture/merchant.json:1:1  own'] })
  await expect.element(notice('merchants/fixture/merchant.json:1:1 own')).toBeInTheDocument()
  await expect.element(page.getByText(FAULT)).not.toBeInTheDocument()
})

test('a save that is sound is shown on the open page, its title too', async () => {
  const { first, inline } = splitBoot(bootFixture('EN', {}, []))
  const boot: InlineBoot = { ...inline, firstData: '/first-data/abc' }
  const html = `<title>Harbour</title><style id="${Object.values(THEME_ELEMENT_IDS)[0]}">:root{}</style><script type="application/json" id="${BOOT_ELEMENT_ID}">${JSON.stringify(boot)}</script>`
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) => new Response(url === boot.firstData ? JSON.stringify(first) : html))
  document.title = 'Before'
  saved({ merchant: 'fixture', faults: [] })
  await expect.poll(() => document.title).toBe('Harbour')
  fetched.mockRestore()
})
