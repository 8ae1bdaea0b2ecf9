import '@livery/ui/global.css'
import { themes } from 'virtual:themes'
import { type Registration, register } from '@livery/contract/auth/registration'
import { checkForm, compileForm } from '@livery/rules/check-form'
import { formModel, type MethodForm } from '@livery/rules/form-model'
import { REGISTRATION_FIELDS, type RegistrationField } from '@livery/rules/registration-fields'
import { showMode, showTheme } from '@livery/ui/appearance'
import axe from 'axe-core'
import { beforeAll, expect, test } from 'vitest'
import authEnglish from '../../../../../../locales/EN/auth.json' with { type: 'json' }
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { show, type, until, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import { drawnForm, type FormCase, singleToggles } from './form-configs.fixture.ts'
import { RegisterForm } from './register-form.tsx'
import { RegistrationClosed } from './registration-closed.tsx'
import { useRegisterForm } from './use-register-form.ts'

const texts = { EN: { core: coreEnglish, auth: authEnglish, games: {} } }
/** The contract's schema of a payload, as the plain object it is. */
const schema = register.request.properties as Readonly<Record<string, { maxLength?: number; pattern?: string }>>
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function Stage() {
  const register = useRegisterForm(undefined)
  if (!register.form) return <RegistrationClosed />
  return <RegisterForm register={register} form={register.form} />
}

beforeAll(() => {
  document.documentElement.lang = 'en'
  document.title = 'Forms'
  showMode('dark')
  showTheme(themes[0]?.css ?? '')
})

/** Appearance and colours have their own tests; this one checks names, roles, states and relations of every form. */
const AXE: axe.RunOptions = {
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  resultTypes: ['violations'],
  selectors: false,
  iframes: false,
}

/** Markup that differs from form to form and in which axe sees no difference: texts, and how much may be typed. */
const WORDS = />[^<]+</g
const LIMITS = / (?:placeholder|maxlength)="[^"]*"/g

/** Parts of forms in which axe has found nothing. */
const clean = new Set<string>()

/**
 * What axe finds in a form. Hundreds of forms consist of the same few parts. A form of which every part was already
 * examined in its present state can have only one fault: an id that occurs twice.
 */
async function accessibilityFaults(box: HTMLElement): Promise<string[]> {
  const ids = [...box.querySelectorAll('[id]')].map(({ id }) => id)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} occurs twice`)
  const parts = [...(box.querySelector('form')?.children ?? [])].map((part) =>
    ids
      .reduce((html, id) => html.replaceAll(id, 'id'), part.outerHTML)
      .replace(WORDS, '>text<')
      .replace(LIMITS, ''),
  )
  if (parts.every((part) => clean.has(part))) return twice
  const { violations } = await axe.run(box, AXE)
  if (violations.length === 0) for (const part of parts) clean.add(part)
  return [...twice, ...violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html}`)]
}

const fieldOf = (box: HTMLElement, name: string) => box.querySelector<HTMLInputElement>(`input[name="${name}"]`)

/** Every fault of a form, in words; empty when it is as its config says. */
async function faultsOf(one: FormCase): Promise<string[]> {
  const faults: string[] = []
  const sent: { readonly name: string; readonly request: Registration }[] = []
  const boot = bootFixture('EN', { registration: one.registration }, [])
  const visit = visitFixture(
    texts,
    { ...boot, capabilities: { ...boot.capabilities, ...one.flags } },
    (name, request) => {
      if (name === 'captcha') return { captchaId: 'c1', image: PIXEL }
      if (name === 'affiliateCheck') return { valid: true }
      if (name === 'registerSettings') return one.registration
      sent.push({ name, request: request as unknown as Registration })
      // An error that names none of its fields is no longer the form's.
      throw new Error('enough')
    },
  )
  const shown = show(visit, <Stage />)
  try {
    const model = formModel({ flags: one.flags, fields: one.registration.fields })
    const [form] = model.forms
    await until(() => shown.box.querySelector('h2, h3, form'), `${one.name} shows something`)
    if (!form) {
      if (shown.box.querySelector('form')) faults.push('a form where nobody can register')
      return faults
    }
    const names = form.fields.map(({ name }) => name)
    await until(() => names.every((name) => fieldOf(shown.box, name)), `${one.name} shows ${names}`)
    faults.push(...renderFaults(shown.box, form))
    await send(shown.box, form, one.bad, false)
    faults.push(...(await refusalFaults(shown.box, form, one)))
    if (sent.length > 0) faults.push('sent what is wrong')
    faults.push(...(await accessibilityFaults(shown.box)))
    await send(shown.box, form, one.good, true)
    const [call] = await until(() => sent.length > 0 && sent, `${one.name} is sent`)
    faults.push(...(await payloadFaults(form, call as (typeof sent)[number])))
    return faults
  } finally {
    shown.remove()
  }
}

function renderFaults(box: HTMLElement, { fields }: MethodForm): string[] {
  const inputs = [...box.querySelectorAll<HTMLInputElement>('input[name]')].filter(({ type }) => type !== 'radio')
  const shown = inputs.map(({ name }) => name).filter((name) => name !== 'terms')
  const expected = fields.map(({ name }) => name)
  const order = shown.join() === expected.join() ? [] : [`shows ${shown} instead of ${expected}`]
  const marks = fields.flatMap(({ name, config }) => {
    const marked = fieldOf(box, name)?.getAttribute('aria-required') === 'true'
    return marked === config.required ? [] : [`${name} is marked ${marked ? 'required' : 'optional'}`]
  })
  return [...order, ...marks]
}

async function send(box: HTMLElement, form: MethodForm, values: FormCase['good'], terms: boolean): Promise<void> {
  for (const { name } of form.fields) {
    const input = fieldOf(box, name)
    if (input) type(input, values[name])
  }
  const box2 = fieldOf(box, 'terms')
  if (box2 && box2.checked !== terms) box2.click()
  box.querySelector('form')?.requestSubmit()
}

/** Each invalid field has a message that screen readers read; no other field has one. */
async function refusalFaults(box: HTMLElement, form: MethodForm, one: FormCase): Promise<string[]> {
  const entered = { ...one.bad, countryDialingCode: '63' }
  const { faults } = checkForm(form, await compileForm(form), entered, false)
  const wrong = Object.keys(faults)
  const markedInvalid = () =>
    [...box.querySelectorAll('[aria-invalid="true"]')].map((field) => (field as HTMLInputElement).name)
  await until(() => markedInvalid().length === wrong.length, `${one.name} tells ${wrong}, not ${markedInvalid()}`)
  if (markedInvalid().join() !== wrong.join()) return [`tells ${markedInvalid()} instead of ${wrong}`]
  return wrong.flatMap((name) => {
    const ids = fieldOf(box, name)?.getAttribute('aria-describedby')?.split(' ') ?? []
    const text = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    return text.trim().length > 8 && !/\{\{|validation\.|rule\.|named\./.test(text) ? [] : [`${name} says “${text}”`]
  })
}

const ALWAYS = ['geetest', 'domain', 'registerUrl', 'registerMethod', 'login', 'termsAccepted']

/** The payload is that of docs/product.md 7.5, passes the contract's schema and the gateway's check. */
async function payloadFaults(form: MethodForm, { name, request }: { name: string; request: Registration }) {
  const faults: string[] = []
  if (name !== (form.method === 'mobile' ? 'registerByMobile' : 'register')) faults.push(`calls ${name}`)
  for (const [key, value] of Object.entries(request)) {
    const { maxLength = Number.POSITIVE_INFINITY, pattern = '' } = schema[key] ?? { maxLength: -1 }
    if (String(value).length > maxLength || !new RegExp(pattern).test(String(value))) faults.push(`${key} does not fit`)
  }
  const inForm = form.fields.map((field) => field.name as string)
  const along = [
    ...(inForm.includes('mobileNum') ? ['countryDialingCode'] : []),
    ...(inForm.includes('captcha') ? ['captchaId'] : []),
  ]
  const expected = [...inForm, ...along, ...ALWAYS].sort()
  if (Object.keys(request).sort().join() !== expected.join()) faults.push(`sends ${Object.keys(request)}`)
  const entered = Object.fromEntries(
    [...REGISTRATION_FIELDS, 'countryDialingCode' as const].map((field) => [field, request[field] ?? '']),
  )
  const checked = checkForm(form, await compileForm(form), entered, request.termsAccepted)
  if (Object.keys(checked.faults).length > 0) faults.push(`the gateway refuses ${JSON.stringify(checked.faults)}`)
  for (const field of inForm as RegistrationField[]) {
    if (checked.values[field] !== request[field]) faults.push(`${field} is not normalised`)
  }
  return faults
}

async function all(cases: readonly FormCase[]): Promise<string[]> {
  const faults: string[] = []
  for (const one of cases) {
    for (const fault of await faultsOf(one)) faults.push(`${one.name}: ${fault}`)
    if (faults.length > 10) break
  }
  return faults
}

test('every single toggle of a field or a flag renders, refuses and sends as its config says', async () => {
  expect(await all(singleToggles())).toEqual([])
}, 120_000)

test('so do 500 forms drawn by lot', async () => {
  expect(await all(Array.from({ length: 500 }, (_, seed) => drawnForm(seed)))).toEqual([])
}, 240_000)
