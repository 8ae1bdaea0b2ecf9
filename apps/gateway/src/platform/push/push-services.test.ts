import { expect, test } from 'vitest'
import { KNOWN_PUSH_SERVICES, pushSettings } from '../push-settings.ts'
import { isPushEndpoint } from './push-services.ts'

const settings = { services: KNOWN_PUSH_SERVICES, loopback: false }

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://web.push.apple.com/QGx',
  'https://wns2-par02p.notify.windows.com/w/?token=x',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
])('%s is a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint, settings)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:secret@fcm.googleapis.com/fcm',
  'https://fcm.googleapis.com.evil.example/fcm',
  'https://evil-push.apple.com.example/x',
  'https://push.apple.com.evil.example/x',
  'https://169.254.169.254/latest/meta-data',
  'https://127.0.0.1/push',
  'http://127.0.0.1:5000/push',
  'https://[::1]/push',
  'file:///etc/passwd',
  'nothing',
])('%s is none', (endpoint) => {
  expect(isPushEndpoint(endpoint, settings)).toBe(false)
})

test('addresses of this machine are where a test says so, and no others', () => {
  const inTests = { ...settings, loopback: true }
  expect(isPushEndpoint('http://127.0.0.1:5000/push', inTests)).toBe(true)
  expect(isPushEndpoint('http://10.0.0.1:5000/push', inTests)).toBe(false)
})

test('a deployment states its own services, or none; a mistake is named', () => {
  expect(pushSettings({ PUSH_SERVICES: 'push.example, *.push.example' }).services).toEqual([
    'push.example',
    '*.push.example',
  ])
  expect(pushSettings({ PUSH_SERVICES: 'none' }).services).toEqual([])
  expect(() => pushSettings({ PUSH_SERVICES: 'https://push.example' })).toThrow(
    'PUSH_SERVICES names "https://push.example"',
  )
})
