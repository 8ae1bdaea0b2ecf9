import { expect, test } from 'vitest'
import { sharedI18n } from './shared-i18n.ts'

const core = { header: { login: 'Log in' } }
const games = { tag: { hot: 'HOT' } }

test('pages from the same texts share what they look up', () => {
  const first = sharedI18n('en', { core, games })
  expect(first.t('core:header.login')).toBe('Log in')
  expect(sharedI18n('en', { core, games })).toBe(first)
})

test.each([
  ['another language', 'en-GB', { core, games }],
  ['an area more', 'en', { core, games, auth: {} }],
  ['an area less', 'en', { core }],
  ['an area that was read anew', 'en', { core, games: { tag: { hot: 'TOP' } } }],
])('%s is read for itself', (_what, tag, texts) => {
  const first = sharedI18n('en', { core, games })
  const other = sharedI18n(tag, texts)
  expect(other).not.toBe(first)
  expect(other.language).toBe(tag)
  const hot = (texts as { games?: typeof games }).games?.tag.hot
  if (hot) expect(other.getResource(tag, 'games', 'tag.hot')).toBe(hot)
})
