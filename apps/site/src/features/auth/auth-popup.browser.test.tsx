import '@livery/ui/global.css'
import { themes } from 'virtual:themes'
import { showMode, showTheme } from '@livery/ui/appearance'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import authEnglish from '../../../../../locales/EN/auth.json' with { type: 'json' }
import coreEnglish from '../../../../../locales/EN/core.json' with { type: 'json' }
import { CallError } from '../../shared/http/call-error.ts'
import { bootFixture } from '../../shared/testing/boot.fixture.ts'
import { type Shown, show, type, visitFixture } from '../../shared/testing/visit.fixture.tsx'
import AuthPopup from './auth-popup.tsx'
import { rememberMobile } from './sign-in/remembered.ts'

const boot = bootFixture('EN')
const withSms = { ...boot, capabilities: { ...boot.capabilities, SMSLOGIN: true } }
const texts = { EN: { core: coreEnglish, auth: authEnglish, games: {} } }

let shown: Shown | undefined
beforeAll(() => {
  showMode('dark')
  showTheme(themes[0]?.css ?? '')
})
afterEach(() => {
  shown?.remove()
  rememberMobile('', '', false)
})

const open = (tab: 'login' | 'register', failure?: CallError) => {
  shown = show(
    visitFixture(texts, withSms, (name) => {
      if (name === 'loginV2' && failure) throw failure
      return { list: [] }
    }),
    <AuthPopup open close={() => undefined} tab={tab} />,
  )
}

test('in a narrow window the button that closes the pop-up covers nothing of the form, however far it is scrolled', async () => {
  await page.viewport(320, 480)
  open('register')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  const close = page.getByRole('button', { name: coreEnglish.a11y.closeDialog }).element()
  const submit = page.getByRole('button', { name: authEnglish.register.submit, exact: true }).element()
  submit.scrollIntoView({ block: 'end' })
  const { left, right, top, bottom } = close.getBoundingClientRect()
  expect(bottom).toBeGreaterThan(0)
  const form = dialog.element().querySelector('form')
  for (const [x, y] of [
    [left + 1, top + 1],
    [right - 1, bottom - 1],
    [(left + right) / 2, (top + bottom) / 2],
  ] as const)
    expect(
      document.elementsFromPoint(x, y).filter((one) => form?.contains(one)),
      `${x}, ${y}`,
    ).toEqual([])
})

test('who signed in by mobile number last begins with that way', async () => {
  await page.viewport(900, 900)
  rememberMobile('9171234567', '63', true)
  open('login')
  const way = (name: string) => page.getByRole('tab', { name })
  await expect.element(way(authEnglish.method.sms)).toHaveAttribute('aria-selected', 'true')
  shown?.remove()
  rememberMobile('', '', false)
  open('login')
  await expect.element(way(authEnglish.method.username)).toHaveAttribute('aria-selected', 'true')
})

test('an agent who logs in among the players is led to the agents’ page', async () => {
  await page.viewport(900, 900)
  open('login', new CallError('NON_MEMBER'))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  const input = (name: string) => dialog.element().querySelector<HTMLInputElement>(`input[name=${name}]`)
  for (const name of ['username', 'password']) type(input(name) as HTMLInputElement, 'Moonrise-2026x')
  dialog.element().querySelector('form')?.requestSubmit()
  const link = page.getByRole('link', { name: authEnglish.agentLogin.title })
  await expect.element(link).toHaveAttribute('href', '/agent')
})
