import type { SignedIn } from '@livery/contract/auth/signed-in'
import type { VerificationNeeded } from '@livery/contract/auth/verification'
import { describe, expect, test } from 'vitest'
import { AT_FORM, type Entering, nextSignIn, type SignInEvent, type SignInState } from './sign-in-machine.ts'

const ANSWER: SignedIn = {
  token: 't',
  account: 'marta',
  firstTimeLogin: false,
  passwordExpired: false,
  mustChangePassword: false,
}
const ENTERING: Entering = { way: 'password', asAgent: false, password: 'old' }
const needed: VerificationNeeded = { verificationId: 'v-12345678', reason: 'address', proofs: [{ proof: 'mobile' }] }

const run = (events: readonly SignInEvent[], forceChange = false, from: SignInState = AT_FORM) =>
  events.reduce((state, event) => nextSignIn(state, event, { forceChange }), from)

const submitted = (entering: Entering = ENTERING, botCheck = false): SignInEvent => ({
  on: 'submitted',
  entering,
  botCheck,
})
const signedIn = (more: Partial<SignedIn> = {}): SignInEvent => ({ on: 'signedIn', answer: { ...ANSWER, ...more } })

describe('signing in', () => {
  test('checks for robots before the call where that is asked for, and calls at once where not', () => {
    expect(run([submitted(ENTERING, true)]).at).toBe('checking')
    expect(run([submitted(ENTERING, true), { on: 'human' }]).at).toBe('calling')
    expect(run([submitted()]).at).toBe('calling')
  })

  test('a refusal leads back to the form with what was wrong; the captcha stays once it was asked for', () => {
    const refused = run([submitted(), { on: 'refused', failure: 'no', captcha: true }])
    expect(refused).toEqual({ at: 'form', failure: 'no', captcha: true })
    const again = run([submitted(), { on: 'refused', failure: 'still no', captcha: false }], false, refused)
    expect(again).toEqual({ at: 'form', failure: 'still no', captcha: true })
    expect(run([submitted(ENTERING, true), { on: 'refused', failure: 'robot', captcha: false }]).at).toBe('form')
  })

  test('a form shown anew has forgotten the failure, not the captcha', () => {
    const refused = run([submitted(), { on: 'refused', failure: 'no', captcha: true }, { on: 'left' }])
    expect(refused).toEqual({ at: 'form', failure: null, captcha: true })
  })

  test('wants one proof more from an address never seen, and goes on with it', () => {
    const proving = run([submitted(), { on: 'proofRequired', needed }])
    expect(proving).toMatchObject({ at: 'proving', needed })
    expect(run([signedIn()], false, proving).at).toBe('reporting')
    expect(run([{ on: 'left' }], false, proving)).toEqual(AT_FORM)
  })

  test('tells of a first sign-in before anything else', () => {
    const first = run([submitted(), signedIn({ firstTimeLogin: true, mustChangePassword: true })])
    expect(first.at).toBe('firstLogin')
    expect(run([{ on: 'noted' }], false, first)).toMatchObject({ at: 'changing', reason: 'first' })
  })

  test('reports who signed in, and ends at home', () => {
    const reporting = run([submitted(), signedIn()])
    expect(reporting.at).toBe('reporting')
    expect(run([{ on: 'reported' }], false, reporting)).toMatchObject({ at: 'in', to: '/' })
  })

  test.each([
    ['a page that asked', { returnTo: '/favorite?x=1#y' }, '/favorite?x=1#y'],
    ['where one was', { returnTo: null }, null],
    ['the back office of agents', { asAgent: true, returnTo: '/favorite' }, '/agentHome'],
  ])('ends at %s', (_, more, to) => {
    expect(run([submitted({ ...ENTERING, ...more }), signedIn(), { on: 'reported' }])).toMatchObject({ at: 'in', to })
  })
})

describe('the change of a password that may not stay', () => {
  test('is forced for the default one always, for an expired one where the merchant wants it', () => {
    expect(run([submitted(), signedIn({ mustChangePassword: true })])).toMatchObject({
      at: 'changing',
      reason: 'temporary',
    })
    expect(run([submitted(), signedIn({ passwordExpired: true })], true)).toMatchObject({
      at: 'changing',
      reason: 'expired',
    })
    expect(run([submitted(), signedIn({ passwordExpired: true })], false).at).toBe('reporting')
  })

  test.each(['sms', 'google', 'facebook', 'passkey', 'trial', 'register'] as const)('is never forced by %s', (way) => {
    const answer = { passwordExpired: true, mustChangePassword: true }
    expect(run([submitted({ ...ENTERING, way }), signedIn(answer)], true).at).toBe('reporting')
  })

  test('reports afterwards, and the password is in no state that follows', () => {
    const changing = run([submitted(), signedIn({ mustChangePassword: true })])
    expect(JSON.stringify(changing)).toContain('"password":"old"')
    const reporting = run([{ on: 'changed', token: 'new' }], false, changing)
    expect(reporting).toMatchObject({ at: 'reporting', entered: { answer: { token: 'new' } } })
    expect(JSON.stringify(reporting)).not.toContain('old')
    expect(JSON.stringify(run([submitted(), signedIn()]))).not.toContain('old')
  })

  test('given up, leads back to the form', () => {
    expect(run([submitted(), signedIn({ mustChangePassword: true }), { on: 'left' }])).toEqual(AT_FORM)
  })
})

test('a session that is refused while it is taken up leads back to the form', () => {
  expect(run([submitted(), signedIn(), { on: 'refused', failure: 'gone', captcha: false }])).toEqual({
    at: 'form',
    failure: 'gone',
    captcha: false,
  })
})

test('who has an answer already enters with it: a registration, a trial account, a social sign-in', () => {
  const event: SignInEvent = { on: 'signedIn', answer: ANSWER, entering: { way: 'register', asAgent: false } }
  expect(run([event])).toMatchObject({ at: 'reporting', entered: { way: 'register' } })
})

test('what does not belong to a state changes nothing', () => {
  const states: readonly SignInState[] = [
    AT_FORM,
    run([submitted()]),
    run([submitted(), { on: 'proofRequired', needed }]),
    run([submitted(), signedIn({ mustChangePassword: true })]),
    run([submitted(), signedIn()]),
    run([submitted(), signedIn(), { on: 'reported' }]),
  ]
  const belongs: Readonly<Record<string, readonly string[]>> = {
    form: ['submitted'],
    calling: ['proofRequired', 'signedIn', 'refused'],
    proving: ['signedIn'],
    changing: ['changed'],
    reporting: ['reported', 'refused'],
    in: [],
  }
  const events: readonly SignInEvent[] = [
    submitted(),
    { on: 'human' },
    { on: 'refused', failure: 'x', captcha: false },
    { on: 'proofRequired', needed },
    signedIn(),
    { on: 'noted' },
    { on: 'changed', token: 'new' },
    { on: 'reported' },
  ]
  for (const state of states) {
    for (const event of events) {
      if (belongs[state.at]?.includes(event.on)) continue
      expect(nextSignIn(state, event, { forceChange: true }), `${event.on} at ${state.at}`).toBe(state)
    }
  }
})
