import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeTree } from '../fixtures/tree.ts'
import { loadMerchants } from './load.ts'
import type { Merchant } from './merchant.ts'
import { revealPath } from './obfuscate-path.ts'
import { bannersOf, capabilitiesOf, customerServiceOf, menusOf, publicMerchant } from './public.ts'

const ROOT = join(import.meta.dirname, '../../..')

async function harbour(change?: (text: string) => string): Promise<Merchant> {
  using tree = makeTree()
  if (change) tree.merchant('harbour', change)
  const { merchants } = await loadMerchants(tree.root)
  return merchants[0] as Merchant
}

test('the public face is exactly what any visitor may read', async () => {
  expect(publicMerchant(await harbour(), 'AR', new Date('2026-12-31T23:30Z'))).toEqual({
    id: 'harbour',
    name: 'Harbour',
    tagline: 'ميناء الوطن',
    legalName: 'هاربور',
    // The year of the merchant's own clock.
    copyrightYear: 2027,
    logo: {
      light: expect.stringMatching(/^\/brand\/[0-9a-f]{12}\/logo-light\.svg$/),
      dark: expect.stringMatching(/^\/brand\/[0-9a-f]{12}\/logo-dark\.svg$/),
      mark: expect.stringMatching(/^\/brand\/[0-9a-f]{12}\/mark\.svg$/),
    },
    currency: { code: 'EUR', symbol: '€', exponent: 2 },
    timeZone: 'Europe/Malta',
    jurisdiction: { id: 'MT', licence: 'H/1', ageMinimum: 18 },
    channels: [],
    apps: [
      {
        kind: 'ios',
        url: 'https://app.harbour.example/ios',
        qr: expect.stringMatching(/^\/brand\/[0-9a-f]{12}\/qr-ios\.svg$/),
      },
    ],
    supportWindow: { width: 440, height: 750 },
  })
})

test('pages in Arabic letters have the wordmark in these, where the merchant has one', async () => {
  const { merchants } = await loadMerchants(ROOT)
  const oasis = merchants.find(({ id }) => id === 'oasis') as Merchant
  const shown = (language: string) => publicMerchant(oasis, language).logo.light.split('/').at(-1)
  expect(['AR', 'FA', 'UR'].map(shown)).toEqual(Array(3).fill('logo-light-arab.svg'))
  expect(shown('EN')).toBe('logo-light.svg')
})

describe('nothing private leaves:', () => {
  test.each(['anchor-1980', 'sailor', '20.00', '203.0.113', 'blockedCountries', 'botCheck', 'agentTypes', 'keel'])(
    '%s is in no public view',
    async (secret) => {
      const merchant = await harbour()
      expect(JSON.stringify(merchant)).toContain(secret)
      const views = [
        publicMerchant(merchant, 'EN'),
        menusOf(merchant),
        capabilitiesOf(merchant),
        customerServiceOf(merchant, 'EN'),
        bannersOf(merchant, 'EN', ({ id }) => id),
      ]
      expect(JSON.stringify(views)).not.toContain(secret)
    },
  )
})

test('menus come in the merchant’s order, the top navigation between Home and Promotions', async () => {
  expect(menusOf(await harbour())).toEqual({
    topNavigation: ['home', 'LIVE', 'RNG', 'promotions'],
    sideMenu: ['home', 'language'],
    homeSections: ['HOT', 'RNG'],
    homeLimits: { RNG: 6 },
    memberMenu: ['securityCenter', 'rewardCenter'],
    accountMenu: ['chat'],
    categories: ['RNG', 'LIVE'],
  })
})

test('the side menu has an entry for banners where the merchant has some in that group', async () => {
  const merchant = await harbour((text) => text.replace('"w_home"', '"w_leftmenu"'))
  expect(menusOf(merchant).sideMenu).toEqual(['home', 'language', 'banners'])
})

test('an invitation to refer and earn stands in the menu also where members have none', async () => {
  const merchant = await harbour((text) => text.replace('"sideMenu": ["home",', '"sideMenu": ["home", "referEarn",'))
  expect(merchant.capabilities.REFERRAL).toBe(false)
  expect(menusOf(merchant).sideMenu).toEqual(['home', 'referEarn', 'language'])
})

test('customer service travels obfuscated and comes back whole', async () => {
  const [entry] = customerServiceOf(await harbour(), 'AR')
  expect(entry).toMatchObject({ csType: 'livechat', csPosition: 'header', title: 'محادثة' })
  expect(entry?.path).not.toContain('harbour')
  expect(revealPath(entry?.path ?? '')).toBe('https://chat.harbour.example/')
  expect(revealPath('%%%')).toBeNull()
})

test('banners carry their words in the language asked for, else in the default one', async () => {
  const merchant = await harbour()
  expect(bannersOf(merchant, 'FR', ({ scene }) => `/img/${scene}`)).toEqual([
    {
      id: 'first',
      groupName: 'w_home',
      url: '/img/harbour',
      title: 'Set sail',
      text: 'Today',
      action: 'Sign up',
      linkageType: 'register',
      link: null,
    },
  ])
})
