import '@livery/ui/global.css'
import { TextField } from '@livery/ui/text-field'
import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import authEnglish from '../../../../../../locales/EN/auth.json' with { type: 'json' }
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import type { PopupRegistry } from '../../../shared/popups/popup.ts'
import { PopupLayer } from '../../../shared/popups/popup-layer.tsx'
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show } from '../../../shared/testing/visit.fixture.tsx'
import { createVisit } from '../../../shared/visit/create-visit.ts'
import { accountPopups } from '../popups.ts'
import { PasskeySection } from './passkey-section.tsx'

const PASSWORD = 'moonrise over manila'
const texts = { core: coreEnglish, auth: authEnglish, games: {} }
const registry = Object.fromEntries(accountPopups.map((popup) => [popup.name, popup])) as unknown as PopupRegistry
const keys = await generateKeyPair('ECDH-ES', { extractable: true })

let shown: Shown
/** What reached the gateway, in order. */
let requests: string[]
let isProven: boolean
let isThere: boolean

/** The gateway behind the site's own client: it removes a passkey only after the password, which comes encrypted. */
async function answerOf({ url = '', method = '', data }: InternalAxiosRequestConfig): Promise<unknown> {
  const passkey = { id: 'one', name: 'Chrome, Linux', createdAt: '2026-01-02T03:04:05Z', lastUsedAt: null }
  if (url === '/api/auth/passkeys' && method === 'get') {
    return { success: true, value: { passkeys: isThere ? [passkey] : [] } }
  }
  requests.push(`${method} ${url}`)
  if (url.endsWith('/keys')) return { success: true, value: { keys: [await exportJWK(keys.publicKey)] } }
  if (url === '/api/auth/step-up') {
    const { plaintext } = await compactDecrypt(data as string, keys.privateKey)
    const { proof, answer } = JSON.parse(new TextDecoder().decode(plaintext))
    isProven = proof === 'password' && answer === PASSWORD
    return isProven ? { success: true, value: {} } : { success: false, code: 'PROOF_WRONG' }
  }
  if (!isProven) return { success: false, code: 'STEP_UP_REQUIRED', value: { proofs: ['password'] } }
  isThere = false
  return { success: true, value: {} }
}

beforeEach(async () => {
  requests = []
  isProven = false
  isThere = true
  const visit = createVisit(bootFixture('EN', {}, []), texts, {
    adapter: async (config) =>
      ({
        data: await answerOf(config),
        status: 200,
        statusText: 'OK',
        headers: {},
        config,
        request: null,
      }) satisfies AxiosResponse,
  })
  visit.session.setState({ phase: 'member', settled: true, token: 't', member: { account: 'marta77' } as never })
  shown = show(
    visit,
    <>
      <TextField label="Nickname" />
      <PasskeySection />
      <PopupLayer registry={registry} />
    </>,
  )
  await userEvent.type(page.getByRole('textbox', { name: 'Nickname' }), 'half a na')
  await expect.element(remove()).toBeInTheDocument()
  buttonOf(remove()).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(password()).toHaveFocus()
})
afterEach(() => {
  shown.remove()
  sessionStorage.clear()
})

const remove = () => page.getByRole('button', { name: /Remove/ })
// Without a theme an icon's button has no size, so it is pressed by script.
const buttonOf = (found: Locator) => found.element() as HTMLElement
const dialog = () => page.getByRole('dialog', { name: authEnglish.security.stepUpTitle })
const password = () => page.getByLabelText(authEnglish.field.password.label, { exact: true })
const removals = () => requests.filter((call) => call === 'delete /api/auth/passkeys')
const expectDraft = () => expect.element(page.getByRole('textbox', { name: 'Nickname' })).toHaveValue('half a na')

test('password managers are shown whose password it is; nobody sees, hears or reaches that field', async () => {
  const name = dialog().element().querySelector<HTMLInputElement>('input[autocomplete=username]')
  expect(name?.value).toBe('marta77')
  expect(name?.form).toBe((password().element() as HTMLInputElement).form)
  expect(name?.compareDocumentPosition(password().element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(name?.checkVisibility()).toBe(false)
  expect(dialog().getByRole('textbox').elements()).not.toContain(name)
  const reached = new Set<Element | null>()
  for (let turn = 0; turn < 8; turn++) {
    await userEvent.tab()
    reached.add(document.activeElement)
  }
  expect(reached).toContain(password().element())
  expect(reached).not.toContain(name)
})

test('by keyboard: a wrong password is said at its field, the right one sends the same call again', async () => {
  await userEvent.keyboard('moonrise{Enter}')
  await expect.element(password()).toHaveAccessibleDescription(new RegExp(coreEnglish.error.PROOF_WRONG))
  await expect.element(password()).toHaveFocus()
  expect(removals()).toHaveLength(1)
  await userEvent.keyboard(`{Control>}a{/Control}${PASSWORD}{Enter}`)
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByText(authEnglish.security.noPasskeys)).toBeVisible()
  expect(removals()).toHaveLength(2)
  await expectDraft()
})

test.each(['Escape', 'its button'])('cancelled by %s, nothing is done, and one may begin again', async (way) => {
  if (way === 'Escape') await userEvent.keyboard('{Escape}')
  else buttonOf(dialog().getByRole('button', { name: coreEnglish.a11y.closeDialog })).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(removals()).toHaveLength(1)
  await expect.element(remove()).toBeEnabled()
  await expectDraft()
  buttonOf(remove()).click()
  await expect.element(password()).toHaveFocus()
  expect(removals()).toHaveLength(2)
})
