import type { Values } from '../whole-merchant.ts'
import { CONTRACT_EFFECTS } from './contracts.ts'
import { answered, type Effect, tested, testedBy, text, under } from './effect.ts'
import { MONEY_EFFECTS } from './money.ts'
import { MALL, MALL_EFFECTS } from './point-mall.ts'
import { RAFFLE_EFFECTS } from './raffles.ts'
import { REWARD_EFFECTS } from './rewards.ts'

const html = (words: string) => ({ TY: `<p>${words}</p>`, EN: `<p>${words}</p>` })

const AGENTS = 'apps/gateway/src/features/agent/agent.db.test.ts'
const CHAT = 'apps/gateway/src/features/support/chat/chat.db.test.ts'
const RUNS = 'apps/gateway/src/tenancy/content/promotion-run.test.ts'

const PAST = '2020-01-01T00:00Z'
const SOON = '2020-01-02T00:00Z'
const FUTURE = '2999-01-01T00:00Z'

const announced = { id: 'a-notice', title: text('Before'), content: html('Before'), publishedAt: PAST, endsAt: FUTURE }

const FIREBASE = { apiKey: 'a-key', authDomain: 'one.example', projectId: 'project-one' }
export const CLIENTS = { google: 'google-one', facebook: 'facebook-one', other: 'another' } as const
export const CAPTCHAS = ['captcha-one', 'captcha-two'] as const

/**
 * What an existing merchant needs in addition to state every key, and the flags that are on while another key is
 * changed.
 */
export const ADDED: Values = {
  'domains.secureSubdomains': false,
  languageTags: { EN: 'en-PH' },
  currency: { code: 'PHP', symbol: '₱', exponent: 2 },
  'vendors.name': 'A vendor',
  'vendors.logo': 'mark.svg',
  'vendors.categories': ['RNG'],
  'banners.link': { type: 'page', to: '/live' },
  'banners.figure': { percent: 8 },
  notices: [announced],
  promotions: [
    {
      ...announced,
      id: 'a-promotion',
      topic: 'bonusBets',
      kind: 'welcome',
      scene: 'deep-sea',
      figure: { percent: 8 },
      conditions: html('Before'),
      weekly: [{ from: 'MO 06:00', to: 'MO 12:00' }],
      link: { type: 'page', to: '/live' },
    },
  ],
  // The merchant's own programmes name promotions that do not exist here.
  programmes: [],
  // The merchant's own rates name vendors and categories that are replaced here, and its levels add to the rates.
  rebate: undefined,
  vip: undefined,
  // No room here requires a level.
  'chat.rooms': [
    { id: 'tambayan', title: text('The hangout'), public: true, slowSeconds: 5 },
    { id: 'live-tables', title: text('Live tables') },
  ],
  'demo.chat': [],
  pointMall: MALL,
  // Programmes name raffles, and there are no programmes here.
  raffles: undefined,
  popups: [{ ...announced, id: 'a-popup', audience: ['A', 'B'] }],
  'analytics.gtagId': 'G-ABC123',
  'thirdParties.botCheck.captchaId': CAPTCHAS[0],
  'thirdParties.mail.sender': 'help@aurora.example',
  'thirdParties.sms': { provider: 'mailbox', firebase: FIREBASE },
  'thirdParties.social': {
    google: { provider: 'hosted', clientId: CLIENTS.google },
    facebook: { provider: 'hosted', clientId: CLIENTS.facebook },
  },
  'compliance.authority': 'An authority',
  'compliance.licenceUrl': 'https://authority.example/licence',
  'compliance.agentsMayPlay': true,
  'flags.MOBILENUMREG3': true,
  'flags.MOBILENUMPASSREG3': true,
  'flags.REGMOBVERF3': true,
  'flags.CHNGPASSVERIF3': true,
  'flags.SMSLOGIN': true,
  'flags.REGCAPTCHA': true,
  'flags.AUTHENTICATOR': true,
}

const dated = {
  id: answered('second'),
  title: answered(text('After')),
  content: answered(html('After')),
  publishedAt: answered(FUTURE, { endsAt: '2999-01-02T00:00Z' }),
  endsAt: answered(SOON),
}

const withFirebase: Values = { 'thirdParties.sms.provider': 'firebase' }
const withGeetest: Values = { 'thirdParties.botCheck.provider': 'geetest' }

/** How the effect of each key of `merchant.json` is shown, by the key’s path. */
export const EFFECTS: Readonly<Record<string, Effect>> = {
  ...MONEY_EFFECTS,
  ...REWARD_EFFECTS,
  ...CONTRACT_EFFECTS,
  ...MALL_EFFECTS,
  ...RAFFLE_EFFECTS,
  id: answered('aurora-two'),
  name: answered('Another'),
  tagline: answered(text('Another')),
  legalName: answered(text('Another')),
  hosts: answered(['aurora.example', 'aurora-play.example', 'aurora-gabi.example', 'aurora-other.example']),
  ...under('domains', {
    main: answered('aurora-play.example', { mirrors: [] }),
    mirrors: answered(['aurora-gabi.example']),
    secureSubdomains: answered(true),
  }),
  theme: answered('lagoon'),
  defaultMode: answered('light'),
  languages: answered(['EN', 'TY']),
  languageTags: answered({ EN: 'en-GB' }),
  ...under('currency', {
    code: answered('USD'),
    symbol: answered('P'),
    exponent: answered(3, { currency: { code: 'QQQQ', symbol: 'Q', exponent: 2 } }),
  }),
  timeZone: answered('Asia/Tokyo'),
  ...under('vendors', {
    id: answered('velour', { vendors: [{ id: 'lumen' }] }),
    name: answered('Another'),
    logo: answered('logo-dark.svg'),
    categories: answered(['FISH']),
  }),
  categories: answered(['LIVE', 'RNG', 'FISH', 'SPORTS', 'PVP', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT']),
  ...under('lottery', {
    area: answered('TH'),
    vietnamese: answered(['NMR/numero-0022']),
    'popularNumbers.game': answered('NMR/numero-0002'),
    'popularNumbers.numbers': answered(['11']),
  }),
  ...under('menus', {
    topNavigation: answered(['RNG', 'LIVE']),
    sideMenu: answered(['language', 'home']),
    memberMenu: answered(['securityCenter']),
    agentMenu: tested(AGENTS, 'the menu has the entries of agentMenu that the merchant’s flags allow'),
  }),
  ...under('homeSections', { id: answered('FAV', { homeSections: [{ id: 'HOT', limit: 12 }] }), limit: answered(6) }),
  ...under('banners', {
    id: answered('another'),
    group: answered('w_reg'),
    scene: answered('deep-sea'),
    title: answered(text('Another')),
    figure: answered({ amount: 500 }),
    text: answered(text('Another')),
    action: answered(text('Another')),
    'link.type': answered('register', { 'banners.link': undefined, 'banners.action': undefined }),
    'link.to': answered('/fish'),
  }),
  ...under('notices', dated),
  ...under('promotions', {
    ...dated,
    topic: answered('vipBonus'),
    kind: answered('friends'),
    scene: answered('live-casino'),
    figure: answered({ amount: 500 }),
    conditions: answered(html('After')),
    // Answers about them depend on the day of the week.
    'weekly.from': tested(RUNS, 'weekly.from: a later one begins later'),
    'weekly.to': tested(RUNS, 'weekly.to: a later one lasts longer'),
    'link.type': answered('register', { 'promotions.link': undefined }),
    'link.to': answered('/rng'),
  }),
  ...under('popups', { ...dated, audience: answered(['A']) }),
  ...under('help', { id: answered('another'), title: answered(text('Another')), content: answered(html('Another')) }),
  ...under('customerService', {
    csType: answered('viber'),
    csPosition: answered('page'),
    title: answered(text('Another')),
    url: answered('https://chat.aurora.example/another'),
  }),
  'chat.rooms.level': answered(1, {
    vip: { days: 30, keepPercent: 50, levels: [{ turnover: '100' }] },
    'chat.rooms.public': false,
  }),
  ...under('chat', {
    'rooms.id': answered('another'),
    'rooms.title': answered(text('Another')),
    'rooms.public': answered(false),
    ...testedBy(CHAT, 'what is written has a masked name and is written once, and who may not write is told why', [
      'rooms.slowSeconds',
      'words',
    ]),
    keepDays: tested(CHAT, 'what is older than the days of the merchant is forgotten'),
    'models.id': answered('another'),
    'models.name': answered('Another'),
    'models.room': answered('tambayan'),
  }),
  ...under('supportWindow', { width: answered(500), height: answered(500) }),
  ...under('channels', { kind: answered('x'), url: answered('https://go.aurora.example/another') }),
  ...under('apps', {
    kind: answered('lite', { apps: [{ kind: 'ios', url: 'https://app.aurora.example/ios' }] }),
    url: answered('https://app.aurora.example/another'),
    guide: answered('/help'),
  }),
  imageCDNs: answered(['https://pictures.example']),
  launchGameCDNs: answered(['https://play.example']),
  ...under('analytics', { gtagId: answered('G-DEF456') }),
  ...under('thirdParties', {
    'botCheck.provider': answered('geetest'),
    'botCheck.captchaId': answered(CAPTCHAS[1], withGeetest),
    'mail.provider': answered('smtp'),
    'mail.sender': answered('letters@aurora.example'),
    'sms.provider': answered('firebase'),
    'sms.firebase.apiKey': answered('another-key', withFirebase),
    'sms.firebase.authDomain': answered('two.example', withFirebase),
    'sms.firebase.projectId': answered('project-two', withFirebase),
    'social.google.provider': answered('embedded'),
    'social.google.clientId': answered(CLIENTS.other),
    'social.facebook.provider': answered('embedded'),
    'social.facebook.clientId': answered(CLIENTS.other),
  }),
  agentTypes: answered([1, 2]),
  ...under('compliance', {
    jurisdiction: answered('MT'),
    authority: answered('Another authority'),
    licence: answered('Another licence'),
    licenceUrl: answered('https://another.example/licence'),
    ageMinimum: answered(21),
    balanceAlwaysVisible: answered(true, { 'flags.HIDEBALANCE': false }),
    agentsMayPlay: answered(false),
    ageBeforeFreePlay: answered(true, { 'flags.FREEPLAY': false }),
    minimumSpinMs: answered(2500),
  }),
  ...under('access', {
    blockedCountries: answered(['FR']),
    blockedAddresses: answered(['198.51.100.0/24']),
  }),
  ...under('maintenance', {
    active: answered(true),
    info: answered(text('Another'), { 'maintenance.active': true }),
  }),
  ...under('signIn', { passwordDays: answered(365, { 'flags.FORCEPASSWORDCHANGE': true }) }),
  ...under('demo', {
    winners: answered(false),
    openingBalance: answered('2000.00'),
    'accounts.username': answered('another'),
    'accounts.password': answered('Another2026!'),
    'accounts.kind': answered('agent'),
    'accounts.balance': answered('1.00'),
    ...testedBy(CHAT, 'a room has what a demonstration begins with, opens by its address, and is read by who may', [
      'chat.room',
      'chat.author',
      'chat.language',
      'chat.text',
    ]),
  }),
}
