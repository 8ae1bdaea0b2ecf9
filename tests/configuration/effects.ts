import type { Flag } from '@livery/contract/capabilities'
import { STOPPING_CHECKS, WITHDRAWAL_CHECKS } from '@livery/merchant/sections/withdrawal/checks'
import type { FieldConfig } from '@livery/rules/compile-field'
import { REGISTRATION_FIELDS, type RegistrationField } from '@livery/rules/registration-fields'
import { MALL, MALL_EFFECTS } from './mall-effects.ts'
import type { Values } from './whole-merchant.ts'

/** A key whose change is seen in what is asked of the site. */
interface Answered {
  /** Another sound value than the one the whole merchant states. */
  readonly changed: unknown
  /** What holds before and after the change, where the key acts only then. */
  readonly given?: Values
  /** What must change along with it, and has no effect itself. */
  readonly along?: Values
}

/** A key of which the check refuses every other value, in what surrounds it. */
interface RefusedKey {
  readonly refused: unknown
}

/** A key that no answer of the gateway shows: a test of its own states both values, and names the key. */
interface Tested {
  readonly file: string
  readonly title: string
}

export type Effect = Answered | RefusedKey | Tested

const answered = (changed: unknown, given?: Values): Answered => ({ changed, ...(given && { given }) })
const refused = (value: unknown): RefusedKey => ({ refused: value })
const tested = (file: string, title: string): Tested => ({ file, title })

const text = (words: string) => ({ TY: words, EN: words })
const html = (words: string) => ({ TY: `<p>${words}</p>`, EN: `<p>${words}</p>` })

const CASHIER = 'apps/gateway/src/features/cashier/withdrawals/'
const AGENTS = 'apps/gateway/src/features/agent/agent.db.test.ts'
const CONTRACTS = 'apps/gateway/src/features/agent/plan/plan-of.test.ts'
const STEPS = 'the steps of a plan are computed with in minor units and millionths, by their game type'
const RULES = 'activeTurnover, cycle and carry are the rules by which it is settled'
const OFFERED = 'a kind is offered where it is stated and its flag is on'
const WITHDRAWALS = `${CASHIER}withdrawals.db.test.ts`
const TRANSFERS = 'apps/gateway/src/features/cashier/transfers/transfers.db.test.ts'
const BETWEEN = 'only between min and max, within perDay, and where the merchant allows it'
const CHECKS = `${CASHIER}checks.test.ts`
const OUTCOME =
  'what openRounds, ownName, sameWay, newPayee, firstWithdrawal, sharedPayee and sharedDevice find has the stated outcome'
const REQUIRED =
  'where reviewFrom, openRounds, ownName, sameWay, newPayee, firstWithdrawal, sharedPayee or sharedDevice stops it, its own documents are wanted'
const JUDGED = 'apps/gateway/src/features/rewards/rules/judge.test.ts'
const GIVEN = 'apps/gateway/src/features/rewards/judging/judge-facts.db.test.ts'
const REBATE = 'apps/gateway/src/features/rewards/rebate/rebate.db.test.ts'
const RATES = 'apps/gateway/src/features/rewards/rebate/plan.test.ts'
const RATE = 'a rate of vendor and gameType counts before one of the vendor, and that before one of the gameType'
const CLAIMED =
  'nothing below min can be claimed; what is claimed is rounded down once, the rest is carried, and turnoverTimes is to be staked'
const LEVELS = 'apps/gateway/src/features/rewards/vip/vip.db.test.ts'
const THRESHOLDS = 'apps/gateway/src/features/rewards/vip/levels.test.ts'
const REACHED =
  'a level is the highest whose turnover and deposits are reached, of a part of them where it is to be kept'
const BENEFITS = 'apps/gateway/src/members/vip/benefits.test.ts'
const GIVES =
  'a level has what rebatePercent, withdrawalsPerDay and withdrawalPerDay state, else what those below it do'
const PLACED = 'apps/gateway/src/features/rewards/places/prizes.test.ts'
const WEIGHTS = 'apps/gateway/src/ledger/turnover/weights.test.ts'

const RUNS = 'apps/gateway/src/tenancy/content/promotion-run.test.ts'

const WAYS = 'apps/gateway/src/tenancy/payments/payment-methods.test.ts'

const PAST = '2020-01-01T00:00Z'
const SOON = '2020-01-02T00:00Z'
const FUTURE = '2999-01-01T00:00Z'

const announced = { id: 'a-notice', title: text('Before'), content: html('Before'), publishedAt: PAST, endsAt: FUTURE }

const FIREBASE = { apiKey: 'a-key', authDomain: 'one.example', projectId: 'project-one' }
export const CLIENTS = { google: 'google-one', facebook: 'facebook-one', other: 'another' } as const
export const CAPTCHAS = ['captcha-one', 'captcha-two'] as const

/** What an existing merchant lacks to state every key, and the flags that are on while another key is changed. */
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
  // Those of the merchant name promotions that are not here.
  programmes: [],
  // Its rates name vendors and categories that others take the place of, and its levels add to them.
  rebate: undefined,
  vip: undefined,
  pointMall: MALL,
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

/** How the effect of each key of `merchant.json` is shown, by the key's path. */
export const EFFECTS: Readonly<Record<string, Effect>> = {
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
  ...under('payments', {
    'methods.id': tested(WAYS, 'payments.methods.id: the ways it names are offered, in its order'),
    'methods.deposit': tested(WAYS, 'payments.methods.deposit: its own limits and fee win over the way’s'),
    'methods.withdrawal': tested(WAYS, 'payments.methods.withdrawal: false is none by that way'),
    countries: tested(WAYS, 'payments.countries: a country has its own ways and order'),
  }),
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
    // What an answer says of them depends on the day of the week.
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
  ...under('chat', {
    'rooms.id': answered('another'),
    'rooms.title': answered(text('Another')),
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
  ...under('withdrawal', {
    receivedAfterMinutes: tested(
      WITHDRAWALS,
      'a paid withdrawal counts as received after receivedAfterMinutes, and its timeline says every step',
    ),
    payeeCoolDownMinutes: tested(WITHDRAWALS, 'nothing is paid to an account within payeeCoolDownMinutes'),
    cancellable: tested(
      WITHDRAWALS,
      'a withdrawal in review is taken back where it is cancellable, and nobody else’s is seen',
    ),
    'perDay.count': tested(CHECKS, 'count and amount of perDay are limited, and the refusal says how much is left'),
    'perDay.amount': tested(CHECKS, 'count and amount of perDay are limited, and the refusal says how much is left'),
    reviewFrom: tested(CHECKS, 'from the merchant’s reviewFrom on a person decides'),
    fourEyesFrom: tested(
      'apps/gateway/src/features/operator/money/four-eyes.db.test.ts',
      'from the merchant’s fourEyesFrom on a second person decides, and never the same one',
    ),
    ...under(
      'checks',
      Object.fromEntries(Object.keys(WITHDRAWAL_CHECKS).map((check) => [check, tested(CHECKS, OUTCOME)])),
    ),
    ...under('documents', Object.fromEntries(STOPPING_CHECKS.map((check) => [check, tested(CHECKS, REQUIRED)]))),
  }),
  ...under('programmes', {
    'conditions.from': tested(
      JUDGED,
      'from and until bound it, and weekly from to are parts of the week by the merchant’s clock',
    ),
    'conditions.until': tested(
      JUDGED,
      'from and until bound it, and weekly from to are parts of the week by the merchant’s clock',
    ),
    'conditions.weekly.from': tested(
      JUDGED,
      'from and until bound it, and weekly from to are parts of the week by the merchant’s clock',
    ),
    'conditions.weekly.to': tested(
      JUDGED,
      'from and until bound it, and weekly from to are parts of the week by the merchant’s clock',
    ),
    'conditions.levelFrom': tested(JUDGED, 'levelFrom, levelTo, newForDays and languages choose members'),
    'conditions.levelTo': tested(JUDGED, 'levelFrom, levelTo, newForDays and languages choose members'),
    'conditions.newForDays': tested(JUDGED, 'levelFrom, levelTo, newForDays and languages choose members'),
    'conditions.languages': tested(JUDGED, 'levelFrom, levelTo, newForDays and languages choose members'),
    join: tested(JUDGED, 'where join is stated, only facts after the member joined count'),
    period: tested(JUDGED, 'the period names what it is given for once, and when that ends'),
    'trigger.amount': tested(
      JUDGED,
      'turnover counts the weighted stake towards amount, rounds and winMultiple count rounds, by times and count',
    ),
    'trigger.count': tested(
      JUDGED,
      'turnover counts the weighted stake towards amount, rounds and winMultiple count rounds, by times and count',
    ),
    'trigger.times': tested(
      JUDGED,
      'turnover counts the weighted stake towards amount, rounds and winMultiple count rounds, by times and count',
    ),
    'trigger.on': tested(JUDGED, 'a trigger on place counts by its metric'),
    'trigger.metric': tested(JUDGED, 'a trigger on place counts by its metric'),
    'conditions.vendors': tested(
      JUDGED,
      'vendors, gameTypes and games choose rounds; one that was taken back counts nothing',
    ),
    'conditions.gameTypes': tested(
      JUDGED,
      'vendors, gameTypes and games choose rounds; one that was taken back counts nothing',
    ),
    'conditions.games': tested(
      JUDGED,
      'vendors, gameTypes and games choose rounds; one that was taken back counts nothing',
    ),
    'trigger.which': tested(JUDGED, 'which and nth choose among deposits, and chosen asks for the member’s choice'),
    'trigger.nth': tested(JUDGED, 'which and nth choose among deposits, and chosen asks for the member’s choice'),
    'trigger.chosen': tested(JUDGED, 'which and nth choose among deposits, and chosen asks for the member’s choice'),
    'reward.percent': tested(
      JUDGED,
      'percent gives a part of it, no more than most, to be staked turnoverTimes of turnoverOf',
    ),
    'reward.most': tested(
      JUDGED,
      'percent gives a part of it, no more than most, to be staked turnoverTimes of turnoverOf',
    ),
    'reward.turnoverTimes': tested(
      JUDGED,
      'percent gives a part of it, no more than most, to be staked turnoverTimes of turnoverOf',
    ),
    'reward.turnoverOf': tested(
      JUDGED,
      'percent gives a part of it, no more than most, to be staked turnoverTimes of turnoverOf',
    ),
    'conditions.minDeposit': tested(
      JUDGED,
      'minDeposit and methods choose deposits; one that was taken back gives nothing',
    ),
    'conditions.methods': tested(
      JUDGED,
      'minDeposit and methods choose deposits; one that was taken back gives nothing',
    ),
    'reward.byLevel': tested(
      JUDGED,
      'byLevel gives the amount of the highest level that is reached, amount the same to all',
    ),
    'reward.amount': tested(
      JUDGED,
      'byLevel gives the amount of the highest level that is reached, amount the same to all',
    ),
    'trigger.codes': tested(JUDGED, 'codes are answered in capitals or not, and level by the level that was reached'),
    'trigger.tier': tested(JUDGED, 'a friend counts by tier once deposits and turnover are brought'),
    'trigger.deposits': tested(JUDGED, 'a friend counts by tier once deposits and turnover are brought'),
    'trigger.turnover': tested(JUDGED, 'a friend counts by tier once deposits and turnover are brought'),
    'trigger.level': tested(JUDGED, 'codes are answered in capitals or not, and level by the level that was reached'),
    'conditions.currencies': tested(
      JUDGED,
      'currencies of a merchant with one say nothing more, and the kind decides what is counted in',
    ),
    'reward.kind': tested(
      JUDGED,
      'currencies of a merchant with one say nothing more, and the kind decides what is counted in',
    ),
    id: tested(
      GIVEN,
      'the id, claim, expiresAfterHours, approval, once, exclusive, comment, amount and per of a budget bound what is given',
    ),
    claim: tested(
      GIVEN,
      'the id, claim, expiresAfterHours, approval, once, exclusive, comment, amount and per of a budget bound what is given',
    ),
    expiresAfterHours: tested(
      GIVEN,
      'the id, claim, expiresAfterHours, approval, once, exclusive, comment, amount and per of a budget bound what is given',
    ),
    approval: tested(
      GIVEN,
      'the id, claim, expiresAfterHours, approval, once, exclusive, comment, amount and per of a budget bound what is given',
    ),
    'conditions.once': tested(
      GIVEN,
      'the id, claim, expiresAfterHours, approval, once, exclusive, comment, amount and per of a budget bound what is given',
    ),
    exclusive: tested(
      GIVEN,
      'the id, claim, expiresAfterHours, approval, once, exclusive, comment, amount and per of a budget bound what is given',
    ),
    comment: tested(
      GIVEN,
      'the id, claim, expiresAfterHours, approval, once, exclusive, comment, amount and per of a budget bound what is given',
    ),
    'budget.amount': tested(
      GIVEN,
      'the id, claim, expiresAfterHours, approval, once, exclusive, comment, amount and per of a budget bound what is given',
    ),
    'budget.per': tested(
      GIVEN,
      'the id, claim, expiresAfterHours, approval, once, exclusive, comment, amount and per of a budget bound what is given',
    ),
    name: tested(GIVEN, 'it is called by its name, else by its promotion'),
    promotion: tested(GIVEN, 'it is called by its name, else by its promotion'),
    'prizes.from': tested(PLACED, 'prizes go from place to place by amount'),
    'prizes.to': tested(PLACED, 'prizes go from place to place by amount'),
    'prizes.amount': tested(PLACED, 'prizes go from place to place by amount'),
  }),
  ...under('rebate', {
    min: tested(REBATE, CLAIMED),
    turnoverTimes: tested(REBATE, CLAIMED),
    'rates.vendor': tested(RATES, RATE),
    'rates.gameType': tested(RATES, RATE),
    'rates.percent': tested(
      REBATE,
      'percent gives a part of what is staked, by the rates of the moment of the bet, whatever they are later',
    ),
  }),
  ...MALL_EFFECTS,
  ...under('vip', {
    days: tested(
      LEVELS,
      'a level is reached by turnover and deposits of the latest days, and its reward is given once',
    ),
    keepPercent: tested(
      LEVELS,
      'keepPercent keeps a level while days pass, and a review a day takes it, never its reward',
    ),
    'levels.name': tested(BENEFITS, 'a level is called by its name, else by its number'),
    'levels.turnover': tested(THRESHOLDS, REACHED),
    'levels.deposits': tested(THRESHOLDS, REACHED),
    'levels.rebatePercent': tested(LEVELS, 'a level adds its rebatePercent to bets from then on'),
    'levels.withdrawalsPerDay': tested(BENEFITS, GIVES),
    'levels.withdrawalPerDay': tested(BENEFITS, GIVES),
  }),
  ...under('transfers', {
    'toUpline.min': tested(TRANSFERS, BETWEEN),
    'toUpline.max': tested(TRANSFERS, BETWEEN),
    'toUpline.perDay': tested(TRANSFERS, BETWEEN),
    'toDownline.min': tested(TRANSFERS, BETWEEN),
    'toDownline.max': tested(TRANSFERS, BETWEEN),
    'toDownline.perDay': tested(TRANSFERS, BETWEEN),
    turnoverPercent: tested(
      TRANSFERS,
      'what is received has to be staked by turnoverPercent before it leaves again, and so has what is locked',
    ),
  }),
  ...under('contracts', {
    activeTurnover: tested(CONTRACTS, RULES),
    'dividend.cycle': tested(CONTRACTS, RULES),
    'dividend.carry': tested(CONTRACTS, RULES),
    'dividend.plan.tiers.loss': tested(CONTRACTS, STEPS),
    ...Object.fromEntries(
      ['dividend', 'daily', 'hourly', 'realtime'].flatMap((kind) => [
        ...['tiersMost', 'rateMost'].map((key) => [
          `${kind}.${key}`,
          tested(CONTRACTS, 'tiersMost and rateMost bound what is given on'),
        ]),
        ...['plan.gameType', 'plan.tiers.turnover', 'plan.tiers.active', 'plan.tiers.rate'].map((key) => [
          `${kind}.${key}`,
          tested(CONTRACTS, STEPS),
        ]),
      ]),
    ),
    'daily.plan.tiers.fixed': tested(CONTRACTS, STEPS),
    'hourly.plan.tiers.fixed': tested(CONTRACTS, STEPS),
    'realtime.plan.tiers.fixed': tested(CONTRACTS, STEPS),
  }),
  ...under('turnover', {
    depositTimes: tested(
      'apps/gateway/src/features/cashier/deposits/deposits.db.test.ts',
      'a deposit has to be staked depositTimes times; what nobody told is asked for',
    ),
    'weights.vendor': tested(WEIGHTS, 'weights are by vendor or gameType, in percent of what counts'),
    'weights.gameType': tested(WEIGHTS, 'weights are by vendor or gameType, in percent of what counts'),
    'weights.percent': tested(WEIGHTS, 'weights are by vendor or gameType, in percent of what counts'),
    'weights.counts': tested(WEIGHTS, 'weights are by vendor or gameType, in percent of what counts'),
  }),
  ...under('demo', {
    winners: answered(false),
    openingBalance: answered('2000.00'),
    'accounts.username': answered('another'),
    'accounts.password': answered('Another2026!'),
    'accounts.kind': answered('agent'),
    'accounts.balance': answered('1.00'),
  }),
}

/** How the effect of each flag is shown; where an answer shows it, the flag is turned over. */
export const FLAG_EFFECTS: Readonly<Partial<Record<Flag, Effect>>> = {
  CONTRACTS: tested(CONTRACTS, OFFERED),
  DAILYSALARY: tested(CONTRACTS, OFFERED),
  HOURSALARY: tested(CONTRACTS, OFFERED),
  REALTIMESALARY: tested(CONTRACTS, OFFERED),
  USERNAMEREG3: answered(false),
  MOBILENUMREG3: answered(false, { 'flags.MOBILENUMPASSREG3': false }),
  MOBILENUMPASSREG3: answered(false),
  REGMOBVERF3: answered(false),
  CHNGPASSVERIF3: answered(false),
  FREEPLAY: answered(false),
  FORCEPASSWORDCHANGE: answered(true),
  SMSLOGIN: answered(false),
  REFERRAL: answered(false),
  VIP: answered(false),
  SOCIALGOOGLE: answered(false),
  SOCIALFACEBOOK: answered(false),
  REGCAPTCHA: answered(false),
  NEUTRALERRORS: answered(true),
  HIDEBALANCE: tested(
    'apps/site/src/features/account/balance-pill.test.tsx',
    'the balance can be hidden only where the merchant allows it',
  ),
  NEWADDRESSCHECK: answered(true),
  PASSKEYS: answered(false),
  AUTHENTICATOR: answered(false),
  ADDRESSTOKEN: answered(true),
}

/** A rule that asks for at least nine characters and one for at most ten: narrower than any field's own. */
const USUAL: Readonly<Record<keyof FieldConfig, Effect>> = {
  enabled: answered(false),
  required: answered(true),
  acceptedPattern: answered('[a-c]+'),
  patternId: answered(6),
  minLength: answered(9),
  maxLength: answered(10),
  type: answered('date'),
}

/** Nobody can have a name or a password that the rule refuses, so a demonstration's accounts are left out. */
const NO_ACCOUNTS: Values = { 'demo.accounts': [] }
const BY_NAME_ONLY: Values = {
  'flags.MOBILENUMREG3': false,
  'flags.MOBILENUMPASSREG3': false,
  'flags.REGMOBVERF3': false,
  'fields.verificationCode.enabled': false,
  'fields.verificationCode.required': false,
}
const confirmed = (key: keyof FieldConfig, changed: unknown): Answered => ({
  ...answered(changed, NO_ACCOUNTS),
  along: { [`fields.confirmPassword.${key}`]: changed },
})
/** The least and the most count where the number fits; the message names both. */
const SHORT_NUMBERS: Values = { 'fields.mobileNum.maxLength': 9 }

const FIELDS: Readonly<Partial<Record<RegistrationField, Partial<Record<keyof FieldConfig, Effect>>>>> = {
  username: {
    enabled: refused(false),
    required: refused(false),
    acceptedPattern: answered('[a-c]+', NO_ACCOUNTS),
    patternId: answered(6, NO_ACCOUNTS),
    minLength: answered(9, NO_ACCOUNTS),
    maxLength: answered(10),
  },
  mobileNum: {
    enabled: answered(false, { ...BY_NAME_ONLY, 'fields.mobileNum.required': false }),
    required: answered(false, BY_NAME_ONLY),
    minLength: answered(12),
    maxLength: answered(9),
    patternId: answered(6, SHORT_NUMBERS),
    type: refused('text'),
  },
  verificationCode: { enabled: refused(false), required: refused(false), type: refused('tel') },
  password: {
    enabled: refused(false),
    required: refused(false),
    acceptedPattern: confirmed('acceptedPattern', '[a-c]+'),
    patternId: confirmed('patternId', 6),
    minLength: confirmed('minLength', 9),
    maxLength: confirmed('maxLength', 10),
    type: refused('text'),
  },
  confirmPassword: {
    enabled: { ...answered(false), along: { 'fields.confirmPassword.required': false } },
    required: refused(false),
    acceptedPattern: refused('[a-c]+'),
    patternId: refused(6),
    minLength: refused(9),
    maxLength: refused(10),
    type: refused('text'),
  },
  paymentPassword: {
    enabled: { ...answered(false), along: { 'fields.paymentPassword.required': false } },
    required: refused(false),
    type: refused('text'),
  },
  email: { patternId: answered(0) },
  qqNum: { type: answered('email') },
  captcha: { enabled: refused(false), required: refused(false), type: refused('tel') },
}

/** How the effect of each key of `registration.json` is shown, by the key's path. */
export const FORM_EFFECTS: Readonly<Record<string, Effect>> = {
  ...Object.assign({}, ...REGISTRATION_FIELDS.map((name) => under(`fields.${name}`, { ...USUAL, ...FIELDS[name] }))),
  countries: answered(['TH', 'PH']),
}

function under(section: string, effects: Readonly<Record<string, Effect>>): Readonly<Record<string, Effect>> {
  return Object.fromEntries(
    Object.entries(effects).map(([key, effect]) => [`${section}.${key}`, withPaths(section, effect)]),
  )
}

/** The keys that `given` names without their section are of the same list. */
function withPaths(section: string, effect: Effect): Effect {
  if (!('given' in effect) || !effect.given) return effect
  const given = Object.entries(effect.given).map(([key, value]) => [
    key.includes('.') || key === section ? key : `${section}.${key}`,
    value,
  ])
  return { ...effect, given: Object.fromEntries(given) }
}
