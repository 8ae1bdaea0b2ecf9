import type { Boot } from '@livery/contract/boot'
import type { CallName } from '@livery/contract/calls'
import { locales } from '@livery/locale/registry'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { createVisit } from '../visit/create-visit.ts'
import { DRAFTS_KEY } from '../visit/session-store.ts'
import { textsTag } from '../visit/texts-tag.ts'
import { VisitContext } from '../visit/use-visit.ts'
import type { Visit } from '../visit/visit.ts'
import { bootFixture } from './boot.fixture.ts'

type Gateway = (name: CallName, request: Readonly<Record<string, unknown>>) => unknown

/** The real texts of the languages that tests use, by platform code. */
export type FixtureTexts = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A puzzle that the first number solves. */
const PUZZLE = {
  provider: 'proof-of-work',
  algorithm: 'SHA-256',
  salt: 'salt',
  challenge: '2bc990059473448e6ebd442aa16bfaa0567ac03dd094876bdb1fd834abe42c1e',
  signature: 's',
  maxnumber: 0,
} as const

/** A visit in a browser with the test as its gateway: `answer` returns each call's answer, or throws. */
export function visitFixture(texts: FixtureTexts, boot: Boot, answer: Gateway): Visit {
  // Text that an earlier test typed is removed.
  sessionStorage.removeItem(DRAFTS_KEY)
  const visit = createVisit(boot, texts[boot.language.code] ?? {})
  return {
    ...visit,
    call: async (name, request) =>
      (name === 'botChallenge' ? PUZZLE : answer(name, request as Record<string, unknown>)) as never,
  }
}

/** Changes the language of an open page as the language menu does; the texts must be loaded already. */
export async function speak(visit: Visit, texts: FixtureTexts, code: string): Promise<void> {
  const language = bootFixture(code).language
  const row = locales.find((one) => one.code === code)
  if (!row) throw new Error(`no language ${code}`)
  for (const [area, text] of Object.entries(texts[code] ?? {})) {
    visit.i18n.addResourceBundle(textsTag(language), area, text)
  }
  document.documentElement.lang = language.tag
  document.documentElement.dir = language.dir
  await visit.i18n.changeLanguage(textsTag(language))
  visit.preferences.setState({ language })
}

export interface Shown {
  readonly box: HTMLElement
  /** Renders it again with other flags of the merchant. */
  render(visit: Visit): void
  remove(): void
}

/** Renders `node` into the page with the providers of the app. */
export function show(visit: Visit, node: ReactNode): Shown {
  const box = document.createElement('main')
  document.body.append(box)
  const root = createRoot(box)
  const render = (now: Visit) =>
    root.render(
      <VisitContext value={now}>
        <I18nextProvider i18n={now.i18n}>
          <QueryClientProvider client={now.queries}>
            <MemoryRouter>{node}</MemoryRouter>
          </QueryClientProvider>
        </I18nextProvider>
      </VisitContext>,
    )
  render(visit)
  return {
    box,
    render,
    remove() {
      root.unmount()
      box.remove()
    },
  }
}

/** Waits until a condition is true, checking as often as the page can have changed. */
export async function until<Found>(look: () => Found | null | undefined | false, what: string): Promise<Found> {
  const start = performance.now()
  for (;;) {
    const found = look()
    if (found) return found
    if (performance.now() - start > 10_000) throw new Error(`never: ${what}\n${document.body.innerText}`)
    await new Promise((resume) => setTimeout(resume, 4))
  }
}

/** Types as a person does, as far as a component can notice: the value, and the events around it. */
export function type(input: HTMLInputElement, value: string): void {
  input.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  input.blur()
}
