import type { SignInWay } from '@livery/contract/auth/sessions'
import type { CallName } from '@livery/contract/calls'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../shared/http/call-error.ts'
import { startSession } from '../../shared/session/restore-session.ts'
import { signInOf } from '../../shared/sign-in/sign-in.ts'
import { bootFixture } from '../../shared/testing/boot.fixture.ts'
import { memoryStorage } from '../../shared/testing/memory-storage.fixture.ts'
import { textsFixture } from '../../shared/testing/texts.fixture.ts'
import { createVisit } from '../../shared/visit/create-visit.ts'
import { endSession } from '../../shared/visit/session-store.ts'
import type { Visit } from '../../shared/visit/visit.ts'
import { measureVisit } from './measure-visit.ts'

const member = { id: '1', account: 'ana', nickname: 'Ana', isAgent: false, balance: '1', currency: 'PHP' }
const signedIn = {
  token: 'new',
  account: 'ana',
  firstTimeLogin: false,
  passwordExpired: false,
  mustChangePassword: false,
}

let visit: Visit
let events: string[]
let answers: Partial<Record<CallName, () => unknown>>

beforeEach(() => {
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  events = []
  answers = { loginInfo: () => member, memberInfo: () => member }
  const call = (async (name: CallName) => answers[name]?.() ?? {}) as Visit['call']
  visit = { ...createVisit(bootFixture('EN'), textsFixture('EN')), sessionStorage: memoryStorage(), call }
  measureVisit(visit, (event) => events.push(event))
})
afterEach(() => vi.unstubAllGlobals())

const enter = (way: SignInWay, firstTimeLogin = false) =>
  signInOf(visit).enter({ ...signedIn, firstTimeLogin }, { way, asAgent: false, returnTo: null })

test.each(['sms', 'google', 'facebook', 'passkey'] as const)('a sign-in by %s is counted once', async (way) => {
  await enter(way)
  expect(events).toEqual(['login'])
})

test('a password is counted when it lets in, also after a further proof', async () => {
  answers.loginV2 = () => {
    throw new CallError('EXTRA_VERIFICATION', { value: { verificationId: 'v', proofs: ['authenticator'] } })
  }
  answers.proveSignIn = () => signedIn
  answers.botChallenge = () => {
    throw new Error('a further proof needs no puzzle')
  }
  const request = { type: 'sms', mobileNum: '1', countryDialingCode: '63', verificationCode: '1' } as never
  await signInOf(visit).login(request, { way: 'sms', asAgent: false, returnTo: null })
  expect(events).toEqual([])
  await signInOf(visit).prove('authenticator', '123456')
  expect(events).toEqual(['login'])
})

test('an account that is opened is a sign-up, also by a social network', async () => {
  await enter('register', true)
  endSession(visit.session, visit.sessionStorage)
  await enter('google', true)
  expect(events).toEqual(['sign_up', 'sign_up'])
})

test('a password that must be changed counts once it is changed', async () => {
  answers.loginInfo = () => member
  const mustChange = { ...signedIn, mustChangePassword: true }
  await signInOf(visit).enter(mustChange, { way: 'password', asAgent: false, returnTo: null })
  expect(events).toEqual([])
  await signInOf(visit).changed('newer')
  expect(events).toEqual(['login'])
})

test('a free trial, a session of an earlier page and one that is taken over are no sign-in', async () => {
  await enter('trial', true)
  endSession(visit.session, visit.sessionStorage)
  await startSession(visit, 'stored')
  expect(visit.session.getState().phase).toBe('member')
  expect(events).toEqual([])
})

test('a session that is taken over after a sign-in has ended is no second one', async () => {
  await enter('passkey')
  endSession(visit.session, visit.sessionStorage)
  await startSession(visit, 'stored')
  expect(events).toEqual(['login'])
})
