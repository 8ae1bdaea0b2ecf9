import { Random } from '@livery/artwork/random'
import { AGENT_TYPES, TRIAL_TYPE } from '@livery/contract/account'
import {
  AGENT_REBATE_CYCLES,
  CARRIES,
  CONTRACT_GAME_TYPES,
  DIVIDEND_CYCLES,
} from '@livery/contract/agent/contract-words'
import { COLOUR_MODES } from '@livery/contract/boot'
import { DOCUMENT_KINDS } from '@livery/contract/cashier/documents'
import { TERMS_SECTION } from '@livery/contract/support/help-sections'
import { SUPPORT_POSITIONS } from '@livery/contract/system'
import { CURRENCY_CODES, resolveCurrency } from '../currencies.ts'
import { homeOf } from '../scaffold/homes.ts'
import { MERCHANT_VERSION, type MerchantFile } from '../schema.ts'
import { APP_KINDS, CHANNEL_KINDS, SUPPORT_TYPES } from '../sections/contact/schema.ts'
import type { RegistrationFile } from '../sections/registration/schema.ts'
import { SMS_PROVIDERS } from '../sections/third-parties/schema.ts'
import type { VendorOnDisk } from '../vendors-on-disk.ts'
import { perhaps, several, some } from './choose.ts'
import { randomFlags } from './random-flags.ts'
import { randomForm } from './random-form.ts'
import { randomLobby } from './random-lobby.ts'
import { randomRaffles } from './random-raffles.ts'
import { localHtml, localText, type Phrases } from './random-words.ts'

const OUTCOMES = ['pass', 'review', 'refuse'] as const

/** The stock for random merchants. */
export interface Stock {
  readonly themes: readonly string[]
  readonly groups: readonly string[]
  readonly vendors: ReadonlyMap<string, VendorOnDisk>
  readonly phrases: Phrases
}

/** A merchant's two files, complete and valid. */
export interface RandomMerchant {
  readonly merchant: MerchantFile
  readonly registration: RegistrationFile
}

/** The same seed and stock give the same merchant. */
export function randomMerchant(seed: string, id: string, stock: Stock): RandomMerchant {
  const random = new Random(`${seed}/${id}`)
  const { spoken, codes } = stock.phrases
  const first = random.pick(spoken)
  const languages = [
    first,
    ...some(
      random,
      codes.filter((code) => code !== first),
      0,
      5,
    ),
  ]
  const text = () => localText(random, stock.phrases, languages)
  const html = () => localHtml(random, stock.phrases, languages)
  const flags = randomFlags(random)
  const channels = some(random, CHANNEL_KINDS).map((kind) => ({ kind, url: `https://go.${id}.example/${kind}` }))
  const apps = some(random, APP_KINDS).map((kind) => ({
    kind,
    url: `https://app.${id}.example/${kind}`,
    ...perhaps(random, 'guide', () => `/help#${TERMS_SECTION}`),
  }))
  const hosts = [
    `${id}.example`,
    ...some(random, [`www.${id}.example`, `${id}-play.example`, `spiel-für-${id}.example`]),
  ]
  const occasion = {
    vendors: stock.vendors,
    flags,
    hasApps: apps.length > 0,
    hasChannels: channels.length > 0,
  }
  const home = homeOf(first)
  const currency = random.chance(0.5) ? home.currency : random.pick(CURRENCY_CODES)
  const jurisdiction = home.jurisdiction
  const balanceAlwaysVisible = !flags.HIDEBALANCE && random.chance(0.5)
  const ageBeforeFreePlay = !flags.FREEPLAY && random.chance(0.5)
  const sharedPayee = random.pick(OUTCOMES)
  const lobby = randomLobby(random, { ...occasion, text, html })
  const merchant: MerchantFile = {
    version: MERCHANT_VERSION,
    ...(stock.groups.length > 0 ? perhaps(random, 'extends', () => random.pick(stock.groups)) : {}),
    id,
    name: `${random.pick(['Blue', 'Golden', 'Quiet', 'Northern', 'Lucky'])} ${id}`,
    tagline: text(),
    legalName: text(),
    hosts,
    domains: { main: random.pick(hosts), mirrors: some(random, hosts) },
    theme: random.pick(stock.themes),
    defaultMode: random.pick(COLOUR_MODES),
    languages,
    ...(languages.includes('ES')
      ? perhaps(random, 'languageTags', () => ({ ES: random.pick(['es-MX', 'es-PE']) }))
      : {}),
    currency: { code: currency },
    timeZone: home.timeZone,
    platform: 'WEB',
    lotteryType: 'Lott',
    flags,
    ...lobby,
    customerService: several(random, 1, 6, () => {
      const csType = random.pick(SUPPORT_TYPES)
      return {
        csType,
        csPosition: random.pick(SUPPORT_POSITIONS),
        title: text(),
        url: urlOf(csType, id),
      }
    }),
    chat: {
      rooms: [
        {
          id: 'room',
          title: text(),
          ...perhaps(random, 'public', () => true),
          ...perhaps(random, 'slowSeconds', () => 30),
        },
      ],
      words: random.chance(0.5) ? { EN: ['word', 'begin*'] } : {},
      keepDays: random.whole(1, 365),
      models: [{ id: 'host', name: 'Host', room: 'room' }],
    },
    supportWindow: { width: random.whole(320, 1200), height: random.whole(320, 1200) },
    channels,
    apps,
    imageCDNs: several(random, 0, 3, (index) => `https://img${index}.cdn.example`),
    launchGameCDNs: several(random, 0, 3, (index) => `https://play${index}.cdn.example`),
    analytics: perhaps(random, 'gtagId', () => 'G-ABC123'),
    thirdParties: {
      botCheck: random.chance(0.5) ? { provider: 'proof-of-work' } : { provider: 'geetest', captchaId: 'abc' },
      ...(flags.MOBILENUMREG3 || flags.SMSLOGIN || flags.CHNGPASSVERIF3
        ? { sms: smsOf(random.pick(SMS_PROVIDERS)) }
        : {}),
      mail: random.chance(0.5) ? { provider: 'mailbox' } : { provider: 'smtp', sender: `post@${id}.example` },
      social: {
        ...(flags.SOCIALGOOGLE ? { google: { provider: 'embedded' } } : {}),
        ...(flags.SOCIALFACEBOOK ? { facebook: { provider: 'hosted', clientId: '123' } } : {}),
      },
    },
    agentTypes: some(random, AGENT_TYPES, 1),
    trialType: TRIAL_TYPE,
    compliance: {
      jurisdiction,
      ...perhaps(random, 'authority', () => 'The Authority'),
      ...perhaps(random, 'licence', () => `L/${random.whole(1, 9999)}`),
      ageMinimum: random.whole(18, 21),
      balanceAlwaysVisible,
      ageBeforeFreePlay,
      minimumSpinMs: random.pick([0, 2_500]),
    },
    maintenance: { active: false, info: text() },
    signIn: { passwordDays: random.whole(1, 3650) },
    payments: { methods: [] },
    withdrawal: {
      receivedAfterMinutes: random.whole(5, 10_080),
      payeeCoolDownMinutes: random.whole(0, 10_080),
      resetHoldMinutes: random.whole(60, 43_200),
      cancellable: random.chance(0.5),
      perDay: { count: random.whole(1, 100), ...perhaps(random, 'amount', () => '90000') },
      ...perhaps(random, 'reviewFrom', () => String(random.whole(1, 90_000))),
      ...perhaps(random, 'fourEyesFrom', () => String(random.whole(1, 900_000))),
      checks: {
        openRounds: random.pick(OUTCOMES),
        ownName: random.pick(OUTCOMES),
        sameWay: random.pick(OUTCOMES),
        newPayee: random.pick(OUTCOMES),
        firstWithdrawal: random.pick(OUTCOMES),
        sharedPayee,
        sharedDevice: random.pick(OUTCOMES),
        passwordReset: random.pick(OUTCOMES),
      },
      ...(sharedPayee === 'review' &&
        perhaps(random, 'documents', () => ({ sharedPayee: some(random, DOCUMENT_KINDS, 1) }))),
    },
    ...perhaps(random, 'transfers', () => ({
      ...perhaps(random, 'toUpline', () => ({ min: '1', max: String(random.whole(1, 9_000)) })),
      ...perhaps(random, 'toDownline', () => ({ min: '2', max: '9000', perDay: '10000' })),
      turnoverPercent: random.whole(0, 5_000),
    })),
    ...perhaps(random, 'contracts', () => ({
      activeTurnover: '100',
      ...perhaps(random, 'dividend', () => ({
        cycle: random.pick(DIVIDEND_CYCLES),
        carry: random.pick(CARRIES),
        tiersMost: random.whole(1, 10),
        rateMost: '40',
        plan: [
          {
            gameType: random.pick(CONTRACT_GAME_TYPES),
            tiers: [{ turnover: '0', loss: '0', active: 1, rate: '45.5' }],
          },
        ],
      })),
      ...perhaps(random, 'daily', () => ({
        tiersMost: 3,
        rateMost: '1',
        plan: [{ gameType: 'CONS' as const, tiers: [{ turnover: '1000', active: 2, rate: '0.1' }] }],
      })),
      ...perhaps(random, 'realtime', () => ({
        tiersMost: 1,
        rateMost: '0.5',
        plan: [{ gameType: 'CONS' as const, tiers: [{ turnover: '10', active: 0, fixed: '5' }] }],
      })),
    })),
    ...(lobby.menus.agentMenu.includes('agentRevenueReport') && {
      agentRebate: { percent: random.whole(1, 10), cycle: random.pick(AGENT_REBATE_CYCLES) },
    }),
    turnover: { depositTimes: random.whole(0, 50), weights: [{ gameType: 'LIVE', percent: random.whole(0, 100) }] },
    ...(lobby.menus.memberMenu.includes('manualRebate') && {
      rebate: {
        min: '1',
        turnoverTimes: random.whole(0, 50),
        rates: [{ gameType: random.pick(lobby.categories), percent: random.whole(0, 5) }],
      },
    }),
    ...(random.chance(0.5) && {
      pointMall: {
        name: text(),
        rates: [{ gameType: random.pick(lobby.categories), points: random.whole(1, 1000), per: '1' }],
        conversion: { points: random.whole(1, 1000), amount: '1', turnoverTimes: random.whole(0, 50) },
        items: [],
      },
    }),
    ...(flags.VIP && {
      vip: {
        days: random.whole(1, 366),
        keepPercent: random.whole(0, 100),
        levels: [{ turnover: '100' }, { name: 'Gold', turnover: '1000', deposits: '10', withdrawalsPerDay: 100 }],
      },
    }),
    access: { blockedCountries: some(random, ['US', 'SG', 'FR']), blockedAddresses: some(random, ['203.0.113.0/24']) },
    demo: {
      winners: random.chance(0.5),
      openingBalance: amount(random, currency),
      accounts: some(random, ['player', 'trial', 'agent'] as const).map((kind) => ({
        username: kind,
        password: 'Welcome2026!',
        kind,
        balance: amount(random, currency),
      })),
    },
  }
  const registration = randomForm(random, flags)
  return { merchant: { ...merchant, ...randomRaffles(random, text) }, registration }
}

function urlOf(csType: (typeof SUPPORT_TYPES)[number], id: string): string {
  if (csType === 'email') return `mailto:help@${id}.example`
  return csType === 'phone' ? 'tel:+35621000000' : `https://go.${id}.example/${csType}`
}

function amount(random: Random, code: string): string {
  const exponent = resolveCurrency({ code })?.exponent ?? 0
  const whole = random.whole(0, 100_000)
  return exponent === 0 ? `${whole}` : `${whole}.${String(random.whole(0, 10 ** exponent - 1)).padStart(exponent, '0')}`
}

function smsOf(provider: (typeof SMS_PROVIDERS)[number]) {
  if (provider !== 'firebase') return { provider }
  return { provider, firebase: { apiKey: 'public', authDomain: 'sms.example', projectId: 'sms-project' } }
}
