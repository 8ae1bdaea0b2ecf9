import '@livery/ui/global.css'
import type { SignInWay } from '@livery/contract/auth/sessions'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import coreEnglish from '../../../../../locales/EN/core.json' with { type: 'json' }
import supportEnglish from '../../../../../locales/EN/support.json' with { type: 'json' }
import { bootFixture } from '../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../shared/testing/visit.fixture.tsx'
import type { Visit } from '../../shared/visit/visit.ts'
import Measurement from './measurement.tsx'

const GTAG_ID = 'G-TEST1'
let visit: Visit
let shown: Shown | undefined
let place: HTMLElement

const scripts = () => [...document.querySelectorAll('script')].filter(({ src }) => src.includes('googletagmanager'))
/** The events that the tag was given, by name. */
const events = () =>
  ((globalThis as { dataLayer?: IArguments[] }).dataLayer ?? [])
    .map((words) => [...words])
    .filter(([kind]) => kind === 'event')
    .map(([, name]) => name)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

beforeEach(() => {
  localStorage.clear()
  place = document.createElement('footer')
  document.body.append(place)
  visit = visitFixture({ EN: { core: coreEnglish, support: supportEnglish } }, bootFixture('EN'), () => ({}))
  // The script itself is not what is tested, and no network is asked.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes as Element[]) {
      if (node instanceof HTMLScriptElement) node.type = 'text/plain'
      document.head.appendChild(node)
    }
  })
})
afterEach(() => {
  shown?.remove()
  place.remove()
  for (const script of scripts()) script.remove()
  delete (globalThis as { dataLayer?: unknown }).dataLayer
  vi.restoreAllMocks()
})

const open = () => {
  shown = show(visit, <Measurement gtagId={GTAG_ID} place={place} />)
}

test('nothing is loaded before it is allowed, nor after it is declined, which is remembered', async () => {
  open()
  await expect.element(page.getByText(supportEnglish.measurement.text)).toBeVisible()
  expect(scripts()).toEqual([])
  expect(events()).toEqual([])
  await press(supportEnglish.measurement.decline)
  expect(scripts()).toEqual([])
  expect(localStorage.getItem('measurement')).toBe('denied')
  await expect.element(page.getByText(supportEnglish.measurement.text)).not.toBeInTheDocument()
  await press(supportEnglish.measurement.change)
  await expect.element(page.getByText(supportEnglish.measurement.text)).toBeVisible()
})

test('once allowed it counts the page, sign-ups, sign-ins and launches, and no more', async () => {
  open()
  await press(supportEnglish.measurement.allow)
  await vi.waitFor(() =>
    expect(scripts().map(({ src }) => src)).toEqual([`https://www.googletagmanager.com/gtag/js?id=${GTAG_ID}`]),
  )
  const answer = (name: 'startGameV2' | 'getBalanceV2') => {
    for (const listen of visit.answered) listen(name)
  }
  const enter = (enteredBy: SignInWay | null) => {
    visit.session.setState({ phase: 'restoring' })
    visit.session.setState({ phase: 'member', enteredBy })
  }
  // A session that an earlier page began does not count as a sign-in.
  enter(null)
  visit.session.setState({ phase: 'guest' })
  enter('register')
  visit.session.setState({ phase: 'guest' })
  enter('google')
  answer('getBalanceV2')
  answer('startGameV2')
  expect(events()).toEqual(['page_view', 'sign_up', 'login', 'game_launch'])
})

test('what was allowed before is loaded at once', async () => {
  localStorage.setItem('measurement', 'granted')
  open()
  await vi.waitFor(() => expect(events()).toEqual(['page_view']))
})
