import '@livery/ui/global.css'
import type { CallName } from '@livery/contract/calls'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import messagesEnglish from '../../../../../../locales/EN/messages.json' with { type: 'json' }
import { keepPush } from '../../../shared/push/keep-push.ts'
import { PUSH_KEY } from '../../../shared/push/push-key.ts'
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import NotificationsPopup from './notifications-popup.tsx'

const t = messagesEnglish.push
const KEY = `B${'A'.repeat(86)}`
const DEVICE = { id: '7', userAgent: navigator.userAgent, addedAt: '2026-11-27T07:00:00Z', sentAt: null }

/** A browser's notifications, as far as the site uses them: `permission` is what the member answers. */
function browserThat(permission: NotificationPermission, subscribed = false) {
  const subscription = {
    options: { applicationServerKey: null },
    unsubscribe: vi.fn(async () => true),
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
  }
  const pushManager = {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: vi.fn(async () => subscription),
  }
  const register = vi.fn(async () => ({}))
  const prompt = vi.fn(async () => permission)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission, requestPermission: prompt })
  const workers = { register, ready: Promise.resolve({ pushManager }), getRegistration: async () => ({ pushManager }) }
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(workers as never)
  return { prompt, register, subscription, pushManager }
}

let shown: Shown | undefined
afterEach(() => {
  shown?.remove()
  localStorage.removeItem(PUSH_KEY)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function visitOf(devices: unknown[] = []) {
  const calls: [CallName, unknown][] = []
  const visit = visitFixture(
    { EN: { core: coreEnglish, messages: messagesEnglish } },
    bootFixture('EN'),
    (name, request) => {
      calls.push([name, request])
      if (name === 'addPushDevice') {
        devices.push(DEVICE)
        return { id: '7' }
      }
      return { publicKey: KEY, kinds: ['withdrawal', 'message', 'reward'], devices, removed: true }
    },
  )
  visit.session.setState({ phase: 'member', token: 'secret', settled: true, member: { id: '100001' } as never })
  return { visit, calls, of: (name: CallName) => calls.filter(([one]) => one === name).map(([, request]) => request) }
}

function open(devices?: unknown[]) {
  const opened = visitOf(devices)
  shown = show(opened.visit, <NotificationsPopup open close={() => undefined} />)
  return opened
}

const here = () => page.getByRole('switch', { name: t.here })

test('nothing is asked before the press; then this browser is the member’s device', async () => {
  const { prompt, register } = browserThat('granted')
  const { of } = open()
  await expect.element(here()).not.toBeChecked()
  expect([prompt.mock.calls.length, register.mock.calls.length]).toEqual([0, 0])
  await page.getByText(t.here).click()
  await expect.element(here()).toBeChecked()
  expect(of('addPushDevice')).toEqual([
    { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a', publicKey: KEY, language: 'EN' },
  ])
  expect(localStorage.getItem(PUSH_KEY)).toBe('100001 7')
  await expect.element(page.getByText(t.thisDevice, { exact: true })).toBeVisible()
})

test('who gives no answer can be asked again, and who forbids is told how to allow', async () => {
  browserThat('default')
  open()
  await page.getByText(t.here).click()
  await expect.element(page.getByText(t.noAnswer)).toBeVisible()
  shown?.remove()
  browserThat('denied')
  open()
  await expect.element(page.getByText(t.denied)).toBeVisible()
  expect(here().elements()).toHaveLength(0)
})

test('a browser that cannot says so; an iPhone says what to do first', async () => {
  vi.stubGlobal('PushManager', undefined)
  Reflect.deleteProperty(globalThis, 'PushManager')
  open()
  await expect.element(page.getByText(t.unsupported)).toBeVisible()
  shown?.remove()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')
  open()
  await expect.element(page.getByText(t.install)).toBeVisible()
  await expect.element(page.getByRole('link', { name: t.installHow })).toHaveAttribute('href', '/download#web')
})

test('kinds are chosen one by one, and a device is removed', async () => {
  browserThat('granted')
  const { of } = open([DEVICE])
  await page.getByText(t.kind.reward).click()
  await vi.waitFor(() => expect(of('choosePushKinds')).toEqual([{ kinds: ['withdrawal', 'message'] }]))
  const remove = page.getByRole('button', { name: /^Remove / })
  await expect.element(remove).toBeEnabled()
  ;(remove.element() as HTMLButtonElement).click()
  await vi.waitFor(() => expect(of('removePushDevice')).toEqual([{ id: '7' }]))
})

test('of a former member this browser shows nothing any more; the present one’s device is renewed without a question', async () => {
  const { prompt, subscription, pushManager } = browserThat('granted', true)
  localStorage.setItem(PUSH_KEY, '99 3')
  await keepPush(visitOf().visit)
  expect(subscription.unsubscribe).toHaveBeenCalledOnce()
  expect(localStorage.getItem(PUSH_KEY)).toBeNull()
  localStorage.setItem(PUSH_KEY, '100001 7')
  const { visit, of } = visitOf([DEVICE])
  await keepPush(visit)
  expect([of('addPushDevice').length, pushManager.subscribe.mock.calls.length, prompt.mock.calls.length]).toEqual([
    1, 1, 0,
  ])
})

test('after a rotated key this browser is one device, not two', async () => {
  const { subscription } = browserThat('granted', true)
  localStorage.setItem(PUSH_KEY, '100001 6')
  const { visit, of } = visitOf([{ ...DEVICE, id: '6' }])
  await keepPush(visit)
  expect(subscription.unsubscribe).toHaveBeenCalledOnce()
  expect(localStorage.getItem(PUSH_KEY)).toBe('100001 7')
  expect(of('removePushDevice')).toEqual([{ id: '6' }])
})
