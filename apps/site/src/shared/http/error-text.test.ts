import { afterEach, expect, test, vi } from 'vitest'
import { ChunkLoadError } from '../chunks/load-chunk.ts'
import { textsFixture } from '../testing/texts.fixture.ts'
import { createI18n } from '../visit/create-i18n.ts'
import { CallError } from './call-error.ts'
import { errorText } from './error-text.ts'

afterEach(() => vi.unstubAllGlobals())

const textIn = (code: string, tag: string, params: Record<string, number>) =>
  errorText(createI18n(tag, textsFixture(code)), new CallError('PHONE_TOO_MANY_REQUESTS', { params }))

test.each([
  ['EN', 'en', 1, 'Too many requests. Please try again after 1 minute.'],
  ['EN', 'en', 17, 'Too many requests. Please try again after 17 minutes.'],
  ['AR', 'ar', 2, 'طلبات كثيرة جدًا. حاول مجددًا بعد دقيقتين.'],
  ['RU', 'ru', 3, 'Слишком много запросов. Повторите через 3 минуты.'],
  ['JA', 'ja', 4, 'リクエストが多すぎます。4 分後にお試しください。'],
])('how long to wait is told as it is: %s, %s, %i', (code, tag, minutes, text) => {
  expect(textIn(code, tag, { minutes })).toBe(text)
})

test('a throttle says how long it lasts where it knows', () => {
  const i18n = createI18n('en', textsFixture('EN'))
  const wait = (params: Record<string, number>) => errorText(i18n, new CallError('TOO_MANY_REQUESTS', { params }))
  expect(wait({ minutes: 12 })).toBe('Too many requests. Please try again after 12 minutes.')
  expect(wait({})).toBe('Too many requests. Please wait a moment and try again.')
})

test('where nobody knows how long, it is five minutes', () => {
  expect(textIn('EN', 'en', {})).toBe('Too many requests. Please try again after 5 minutes.')
})

test('what is no failure of a call is unknown', () => {
  expect(errorText(createI18n('en', textsFixture('EN')), new Error('secret'))).toBe('Unknown error. Please try again.')
})

test.each([
  [new ChunkLoadError('twice not loaded'), 'A part of the page could not be loaded. Please reload it.'],
  [
    new ChunkLoadError('not in time', { isLate: true }),
    'The page took too long to load. Please check your connection.',
  ],
  [
    new TypeError('Failed to fetch dynamically imported module: https://a.example/assets/x.js'),
    'A part of the page could not be loaded. Please reload it.',
  ],
])('code that did not come is no unknown error: %s', (error, text) => {
  const i18n = createI18n('en', textsFixture('EN'))
  expect(errorText(i18n, error)).toBe(text)
  vi.stubGlobal('navigator', { onLine: false })
  expect(errorText(i18n, error)).toBe('You are offline. Please check your connection.')
})
