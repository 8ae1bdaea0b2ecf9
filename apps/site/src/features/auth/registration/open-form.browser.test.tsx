import '@livery/ui/global.css'
import type { RegistrationConfig } from '@livery/contract/auth/registration-config'
import type { FieldConfig } from '@livery/rules/compile-field'
import { REGISTRATION_FIELDS, type RegistrationField } from '@livery/rules/registration-fields'
import { beforeEach, describe, expect, test } from 'vitest'
import authArabic from '../../../../../../locales/AR/auth.json' with { type: 'json' }
import coreArabic from '../../../../../../locales/AR/core.json' with { type: 'json' }
import authEnglish from '../../../../../../locales/EN/auth.json' with { type: 'json' }
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import { CallError } from '../../../shared/http/call-error.ts'
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, speak, type, until, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import type { Visit } from '../../../shared/visit/visit.ts'
import { SETTINGS_KEY } from '../form/use-registration-config.ts'
import { RegisterForm } from './register-form.tsx'
import { useRegisterForm } from './use-register-form.ts'

const texts = {
  EN: { core: coreEnglish, auth: authEnglish, games: {} },
  AR: { core: coreArabic, auth: authArabic, games: {} },
}
const any: FieldConfig = {
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 1,
  maxLength: 60,
  type: 'text',
}
const config = (fields: Partial<Record<RegistrationField, Partial<FieldConfig>>>): RegistrationConfig => ({
  ageMinimum: 18,
  countries: ['PH', 'SG'],
  fields: Object.fromEntries(Object.entries(fields).map(([name, own]) => [name, { ...any, ...own }])),
})
const usual = {
  username: { patternId: 1, minLength: 4, maxLength: 12 },
  password: { patternId: 19, minLength: 6, maxLength: 20, type: 'password' },
  email: { patternId: 3 },
} as const

let shown: Shown | undefined
let sent: { readonly name: string; readonly request: Record<string, unknown> }[] = []
let answers: Record<string, () => unknown> = {}

function Stage({ affiliateCode }: { readonly affiliateCode?: string | undefined }) {
  const register = useRegisterForm(affiliateCode)
  if (!register.form) return null
  return <RegisterForm register={register} form={register.form} />
}

/** Opens the form of a merchant; `flags` are set besides registration by username. */
function open(
  registration: RegistrationConfig,
  flags: Partial<Visit['boot']['capabilities']> = {},
  code?: string,
): Visit {
  const boot = bootFixture('EN', { registration }, [])
  const visit = visitFixture(texts, { ...boot, capabilities: { ...boot.capabilities, ...flags } }, (name, request) => {
    if (answers[name]) return answers[name]()
    sent.push({ name, request })
    throw new CallError('VALIDATION', { fields: [] })
  })
  shown = show(visit, <Stage affiliateCode={code} />)
  return visit
}

const field = (name: string) => shown?.box.querySelector<HTMLInputElement>(`input[name="${name}"]`)
const shows = (name: string) => until(() => field(name), `the field ${name}`)
const lacks = (name: string) => until(() => !field(name), `no field ${name}`)
const errorOf = (name: string) => document.getElementById(`${field(name)?.id}-error`)?.textContent
const submit = () => shown?.box.querySelector('form')?.requestSubmit()
/** Submits faulty values and waits until the focus is at the message. */
const judge = async () => {
  submit()
  // Not the body, which also contains the summary before it has the focus.
  await until(() => document.activeElement?.matches(':has(> [role=alert])'), 'the faults')
}
const agree = () => field('terms')?.click()

beforeEach(() => {
  sent = []
  answers = {}
  return async () => {
    shown?.remove()
    document.documentElement.dir = 'ltr'
    document.documentElement.lang = 'en'
  }
})

describe('while a form is open', () => {
  test('nothing is judged before it is sent, so that nothing moves under a press; then as it is typed', async () => {
    open(config(usual))
    const username = await shows('username')
    username.focus()
    type(username, 'abc')
    ;(await shows('password')).focus()
    await new Promise((later) => setTimeout(later, 100))
    expect(errorOf('username')).toBeUndefined()
    submit()
    await until(() => errorOf('username'), 'the fault of the name')
    type(username, 'marta77')
    await until(() => !errorOf('username'), 'it is mended')
  })

  test('another set of fields leaves values, errors and focus where they are', async () => {
    const visit = open(config(usual))
    type(await shows('username'), 'marta77')
    const email = await shows('email')
    type(email, 'no')
    await judge()
    await until(() => errorOf('email'), 'the fault of the e-mail')
    const password = await shows('password')
    password.focus()
    const { email: _, ...others } = usual
    const changed = config({ ...others, confirmPassword: { required: true }, line: {}, payeeName: { required: true } })
    visit.queries.setQueryData([...SETTINGS_KEY], changed)
    await shows('line')
    await lacks('email')
    expect(document.activeElement).toBe(password)
    expect(field('password')).toBe(password)
    expect(field('username')?.value).toBe('marta77')
    visit.queries.setQueryData([...SETTINGS_KEY], config(usual))
    expect((await shows('email')).value).toBe('no')
    await until(() => errorOf('email'), 'the fault is there again')
    expect(document.activeElement).toBe(password)
  })

  test('a changed rule judges again what was judged before, and nothing else', async () => {
    const visit = open(config(usual))
    type(await shows('username'), 'abc')
    await judge()
    await until(() => errorOf('username')?.includes('4 to 12'), 'the first rule')
    const changed = { ...usual, username: { patternId: 6, minLength: 5, maxLength: 5 }, line: { required: true } }
    visit.queries.setQueryData([...SETTINGS_KEY], config(changed))
    await until(() => errorOf('username')?.includes('exactly 5'), 'the second rule')
    await shows('line')
    expect(errorOf('line')).toBeUndefined()
  })

  test('another language and direction say the same faults anew, and lose nothing', async () => {
    const visit = open(config(usual))
    const username = await shows('username')
    type(username, 'abc')
    await judge()
    await until(() => errorOf('username')?.includes('Start with a letter'), 'the fault in English')
    username.focus()
    await speak(visit, texts, 'AR')
    await until(() => errorOf('username')?.includes('ابدأ بحرف'), 'the fault in Arabic')
    expect(document.documentElement.dir).toBe('rtl')
    expect(document.activeElement).toBe(username)
    expect(username.value).toBe('abc')
    expect(username.dir).toBe('ltr')
    await speak(visit, texts, 'EN')
    await until(() => errorOf('username')?.includes('Start with a letter'), 'the fault in English')
  })

  test('the digits one types in may change from one key to the next', async () => {
    open(config({ mobileNum: { type: 'tel', patternId: 6, minLength: 10, maxLength: 10 } }), {
      USERNAMEREG3: false,
      MOBILENUMREG3: true,
    })
    const mobile = await shows('mobileNum')
    type(mobile, '0917 ١٢٣ ၄၅၆၇')
    await until(() => mobile.value === '0917 123 4567' || mobile.value === '09171234567', 'digits of one script')
    agree()
    submit()
    const [call] = await until(() => sent.length > 0 && sent, 'it is sent')
    expect(call).toMatchObject({
      name: 'registerByMobile',
      request: { mobileNum: '9171234567', countryDialingCode: '63' },
    })
  })

  test('a method that is added pushes nobody off theirs, and one that goes makes way', async () => {
    const fields = config({ ...usual, mobileNum: { type: 'tel' } })
    const visit = open(fields)
    type(await shows('username'), 'marta77')
    const flagged = (flags: Partial<Visit['boot']['capabilities']>): Visit => ({
      ...visit,
      boot: { ...visit.boot, capabilities: { ...visit.boot.capabilities, ...flags } },
    })
    const username = await shows('username')
    username.focus()
    shown?.render(flagged({ MOBILENUMREG3: true, MOBILENUMPASSREG3: true }))
    await until(() => shown?.box.querySelector('[role=radiogroup]'), 'a choice of methods')
    expect(document.activeElement).toBe(username)
    shown?.render(flagged({ MOBILENUMREG3: true, MOBILENUMPASSREG3: true, USERNAMEREG3: false }))
    await lacks('username')
    await shows('mobileNum')
    shown?.render(visit)
    expect((await shows('username')).value).toBe('marta77')
  })
})

describe('methods', () => {
  test('the mobile number is first, and what was typed stays when one changes over', async () => {
    open(config({ ...usual, mobileNum: { type: 'tel' } }), { MOBILENUMREG3: true, MOBILENUMPASSREG3: true })
    await shows('mobileNum')
    expect(field('username')).toBeNull()
    type(await shows('password'), 'moonrise')
    const choice = (value: string) => shown?.box.querySelector<HTMLInputElement>(`[type=radio][value=${value}]`)
    expect(choice('mobile')?.checked).toBe(true)
    choice('username')?.click()
    await shows('username')
    expect(field('password')?.value).toBe('moonrise')
  })
})

describe('an affiliate’s code in the address', () => {
  const asking = config({ ...usual, affiliateCode: {} })
  const register = async () => {
    type(await shows('username'), 'marta77')
    type(await shows('password'), 'moonrise')
    agree()
    submit()
  }

  test('that holds is not asked for, and goes along', async () => {
    answers.affiliateCheck = () => ({ valid: true })
    open(asking, {}, 'AGENT01')
    await until(() => shown?.box.innerText.includes('AGENT01'), 'the code is named')
    expect(field('affiliateCode')).toBeNull()
    await register()
    const [call] = await until(() => sent.length > 0 && sent, 'it is sent')
    expect(call?.request).toMatchObject({ affiliateCode: 'AGENT01' })
  })

  test('that does not hold is there to be corrected, with the reason', async () => {
    answers.affiliateCheck = () => ({ valid: false })
    open(asking, {}, 'WRONG')
    expect((await shows('affiliateCode')).value).toBe('WRONG')
    await until(() => errorOf('affiliateCode')?.includes('not valid'), 'the reason')
  })

  test('none: the form asks, and looks the code up before anything is sent', async () => {
    answers.affiliateCheck = () => ({ valid: false })
    open(asking)
    type(await shows('affiliateCode'), 'WRONG')
    await register()
    await until(() => errorOf('affiliateCode')?.includes('not valid'), 'the reason')
    expect(sent).toEqual([])
  })

  test('while it is being looked up, nothing is asked that may not be needed', async () => {
    answers.affiliateCheck = () => new Promise(() => undefined)
    open(asking, {}, 'SLOW')
    await shows('username')
    expect(field('affiliateCode')).toBeNull()
  })
})

test('what the gateway refuses stands at its field, until it is changed', async () => {
  answers.register = () => {
    throw new CallError('USERNAME_TAKEN', { fields: [{ field: 'username', code: 'taken' }] })
  }
  open(config(usual))
  const username = await shows('username')
  type(username, 'marta77')
  type(await shows('password'), 'moonrise')
  agree()
  submit()
  await until(() => errorOf('username'), 'the name is taken')
  await until(() => document.activeElement === username, 'focus leads to it')
  type(username, 'marta78')
  await until(() => !errorOf('username'), 'another name is another matter')
})

test('a field that the gateway wants and the form does not know brings the newer form', async () => {
  answers.register = () => {
    throw new CallError('VALIDATION', { fields: [{ field: 'payeeName', code: 'required' }] })
  }
  answers.registerSettings = () => config({ ...usual, payeeName: { required: true } })
  open(config(usual))
  type(await shows('username'), 'marta77')
  type(await shows('password'), 'moonrise')
  agree()
  submit()
  await shows('payeeName')
  expect(field('username')?.value).toBe('marta77')
})

test('who cannot read the picture has the machine work in its place, for one try', async () => {
  answers.captcha = () => ({ captchaId: 'c1', image: '' })
  open(config({ ...usual, captcha: { required: true } }), { REGCAPTCHA: true })
  type(await shows('username'), 'marta77')
  type(await shows('password'), 'moonrise')
  agree()
  submit()
  await until(() => errorOf('captcha'), 'the letters are asked for')
  const other = [...document.querySelectorAll('button')].find((one) => one.innerText === authEnglish.captcha.other)
  other?.click()
  await lacks('captcha')
  expect(shown?.box.innerText).toContain(authEnglish.botCheck.done)
  submit()
  const [call] = await until(() => sent.length > 0 && sent, 'it is sent')
  expect(call?.request).toMatchObject({ username: 'marta77', geetest: { payload: expect.any(String) } })
  expect(call?.request).not.toHaveProperty('captcha')
  await shows('captcha')
})

test('every country is there to choose from when the merchant names none', async () => {
  open({ ...config({ mobileNum: { type: 'tel' } }), countries: [] }, { USERNAMEREG3: false, MOBILENUMREG3: true })
  await shows('mobileNum')
  const button = await until(() => shown?.box.querySelector<HTMLElement>('[role=combobox]'), 'the countries')
  button.click()
  await until(() => document.querySelectorAll('[role=option]').length > 230, 'all of them')
})

test('what the mark of a required field means is said above the fields', async () => {
  open(config(usual))
  const note = await until(
    () =>
      [...(shown?.box.querySelectorAll('p') ?? [])].find(
        (one) => one.textContent === authEnglish.register.requiredNote,
      ),
    'the note',
  )
  const username = await shows('username')
  expect(note.compareDocumentPosition(username) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('the terms are a link that opens them above the form, ticks nothing and loses nothing', async () => {
  const visit = open(config(usual))
  type(await shows('username'), 'marta77')
  const link = await until(() => shown?.box.querySelector<HTMLAnchorElement>('label a'), 'the link')
  expect(link.innerText).toBe('terms and conditions')
  expect(link.getAttribute('href')).toBe('/help#term')
  link.click()
  expect(visit.popups.getState().stack).toMatchObject([{ name: 'help', props: { section: 'term' } }])
  expect(field('terms')?.checked).toBe(false)
  expect(field('username')?.value).toBe('marta77')
})

test('every language marks the words of the terms that are the link', () => {
  const texts = import.meta.glob<{ readonly terms: Readonly<Record<string, string>> }>(
    ['../../../../../../locales/*/auth.json', '!../../../../../../locales/notes/*'],
    { eager: true, import: 'default' },
  )
  expect(Object.keys(texts)).toHaveLength(27)
  for (const [file, { terms }] of Object.entries(texts)) {
    const sentences = Object.entries(terms).filter(([key]) => key.startsWith('accept'))
    expect(sentences.length, file).toBeGreaterThan(0)
    for (const [, sentence] of sentences) {
      expect(sentence.split(/<\/?terms>/), file).toHaveLength(3)
      expect(sentence, file).toMatch(/<terms>[^<]+<\/terms>/)
    }
  }
})

test('every registration field has a label and a placeholder', () => {
  for (const name of REGISTRATION_FIELDS) {
    expect(authEnglish.field[name].label).not.toBe('')
    expect(authEnglish.field[name].placeholder).not.toBe('')
  }
})
