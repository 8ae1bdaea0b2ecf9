import type { Flag } from '@livery/contract/capabilities'
import { STOPPING_CHECKS } from '@livery/merchant/sections/withdrawal/checks'
import type { FieldConfig } from '@livery/rules/compile-field'
import { REGISTRATION_FIELDS } from '@livery/rules/registration-fields'
import { MALL_READERS } from './mall-readers.ts'
import { RAFFLE_READERS } from './raffle-readers.ts'

const PUBLIC = 'packages/merchant/src/public.ts'
const ANNOUNCEMENTS = 'apps/gateway/src/features/messages/announcements.ts'
const RUN = 'apps/gateway/src/tenancy/content/promotion-run.ts'
const ANNOUNCED = 'apps/gateway/src/tenancy/sites/announced.ts'
const STATUS = 'apps/gateway/src/tenancy/access/status.ts'
const SENDING = 'apps/gateway/src/platform/sending/sending.ts'
const LOTTERY = 'apps/gateway/src/features/games/lottery/handlers.ts'
const HELP = 'apps/gateway/src/tenancy/content/help.ts'
const CHAT = 'apps/gateway/src/features/support/chat/rooms.ts'
const CHAT_SEED = 'apps/gateway/src/features/support/chat/seed-chat.ts'
const NETWORKS = 'apps/gateway/src/features/auth/social/networks.ts'
const BOT_CHECK = 'apps/gateway/src/features/auth/bot-check/bot-check.ts'
const DEMO = 'apps/gateway/src/members/demo-accounts.ts'
const LOAD = 'packages/merchant/src/load.ts'
const REWARDS = 'apps/gateway/src/features/rewards/'
const COMPILED = `${REWARDS}rules/compiled.ts`
const JUDGE = `${REWARDS}rules/judge.ts`
const MOMENTS = `${REWARDS}rules/moments.ts`
const TERMS = `${REWARDS}rules/terms.ts`
const TITLES = 'packages/merchant/src/reward-title.ts'
const ISSUE = `${REWARDS}judging/issue.ts`
const PLACES = `${REWARDS}places/prizes.ts`
const AGENTS = 'apps/gateway/src/features/agent/handlers.ts'
const WRITTEN = 'packages/merchant/src/sections/contracts/written-plan.ts'
const CONTRACTS = 'apps/gateway/src/features/agent/plan/plan-of.ts'
const CONTRACT_KINDS = 'packages/contract/src/agent/contract-words.ts'
const WITHDRAWALS = 'apps/gateway/src/features/cashier/withdrawals/'
const REBATE = 'apps/gateway/src/features/rewards/rebate/plan.ts'
const BENEFITS = 'apps/gateway/src/members/vip/benefits.ts'
const TRANSFERS = 'apps/gateway/src/features/cashier/transfers/make.ts'
const WEIGHTS = 'apps/gateway/src/ledger/turnover/weights.ts'
const OFFERED = 'apps/gateway/src/tenancy/payments/offered.ts'
const SITE = 'apps/gateway/src/tenancy/sites/site.ts'

const dated = {
  id: ANNOUNCEMENTS,
  title: ANNOUNCEMENTS,
  content: ANNOUNCEMENTS,
  publishedAt: ANNOUNCED,
  endsAt: ANNOUNCED,
}

/**
 * Which file reads each key of `merchant.json`, by the key's path; lists are left out of the path. A new key needs its
 * reader here and its effect in `effects/`, or an entry in `packages/merchant/src/later-keys.ts` that names the part
 * that will read it.
 */
export const READERS: Readonly<Record<string, string>> = {
  id: SITE,
  name: PUBLIC,
  tagline: PUBLIC,
  legalName: PUBLIC,
  hosts: LOAD,
  ...under('domains', {
    main: STATUS,
    mirrors: STATUS,
    secureSubdomains: 'apps/gateway/src/composition/routes.ts',
  }),
  theme: 'packages/merchant/src/loaded-release.ts',
  defaultMode: 'apps/gateway/src/page/routes.ts',
  languages: SITE,
  languageTags: 'packages/merchant/src/own-tags.ts',
  ...under('currency', { code: PUBLIC, symbol: PUBLIC, exponent: PUBLIC }),
  timeZone: PUBLIC,
  ...under('payments', {
    'methods.id': OFFERED,
    'methods.deposit': OFFERED,
    'methods.withdrawal': OFFERED,
    countries: OFFERED,
  }),
  ...under('vendors', {
    id: SITE,
    name: 'packages/merchant/src/vendor-face.ts',
    logo: 'packages/merchant/src/vendor-face.ts',
    categories: 'packages/merchant/src/offers.ts',
  }),
  categories: 'packages/merchant/src/offers.ts',
  ...under('lottery', {
    area: LOTTERY,
    vietnamese: LOTTERY,
    'popularNumbers.game': LOTTERY,
    'popularNumbers.numbers': LOTTERY,
  }),
  ...under('menus', { topNavigation: PUBLIC, sideMenu: PUBLIC, memberMenu: PUBLIC, agentMenu: AGENTS }),
  ...under('homeSections', { id: PUBLIC, limit: PUBLIC }),
  ...under('banners', {
    id: PUBLIC,
    group: PUBLIC,
    scene: SITE,
    title: PUBLIC,
    figure: PUBLIC,
    text: PUBLIC,
    action: PUBLIC,
    'link.type': PUBLIC,
    'link.to': PUBLIC,
  }),
  ...under('notices', dated),
  ...under('promotions', {
    ...dated,
    topic: ANNOUNCEMENTS,
    kind: ANNOUNCEMENTS,
    scene: SITE,
    figure: ANNOUNCEMENTS,
    conditions: ANNOUNCEMENTS,
    'weekly.from': RUN,
    'weekly.to': RUN,
    'link.type': ANNOUNCEMENTS,
    'link.to': ANNOUNCEMENTS,
  }),
  ...under('popups', { ...dated, audience: ANNOUNCEMENTS }),
  ...under('help', { id: HELP, title: HELP, content: HELP }),
  ...under('customerService', { csType: PUBLIC, csPosition: PUBLIC, title: PUBLIC, url: PUBLIC }),
  ...under('chat', {
    'rooms.id': CHAT,
    'rooms.title': CHAT,
    'rooms.level': CHAT,
    'rooms.public': CHAT,
    'rooms.slowSeconds': 'apps/gateway/src/features/support/chat/handlers.ts',
    words: CHAT,
    keepDays: 'apps/gateway/src/features/support/chat/forget-old.ts',
    'models.id': CHAT,
    'models.name': 'apps/site/src/features/support/chat/chat-panel.tsx',
    'models.room': CHAT,
  }),
  ...under('supportWindow', { width: PUBLIC, height: PUBLIC }),
  ...under('channels', { kind: PUBLIC, url: PUBLIC }),
  ...under('apps', { kind: PUBLIC, url: PUBLIC, guide: 'apps/site/src/app/shell/app-downloads.tsx' }),
  imageCDNs: 'apps/site/src/shared/content-hosts/picture-hosts.ts',
  launchGameCDNs: 'apps/site/src/shared/content-hosts/game-hosts.ts',
  ...under('analytics', { gtagId: 'apps/site/src/app/shell/measurement-start.tsx' }),
  ...under('thirdParties', {
    'botCheck.provider': BOT_CHECK,
    'botCheck.captchaId': BOT_CHECK,
    'mail.provider': SENDING,
    'mail.sender': 'apps/gateway/src/tenancy/letters/mail-of.ts',
    'sms.provider': SENDING,
    'sms.firebase.apiKey': 'apps/site/src/shared/phone-check/firebase-auth.ts',
    'sms.firebase.authDomain': 'apps/site/src/shared/phone-check/firebase-auth.ts',
    'sms.firebase.projectId': 'apps/gateway/src/features/auth/firebase/verify-firebase-token.ts',
    'social.google.provider': NETWORKS,
    'social.google.clientId': NETWORKS,
    'social.facebook.provider': NETWORKS,
    'social.facebook.clientId': NETWORKS,
  }),
  agentTypes: 'apps/gateway/src/members/sessions/session.ts',
  ...under('compliance', {
    jurisdiction: PUBLIC,
    authority: PUBLIC,
    licence: PUBLIC,
    licenceUrl: PUBLIC,
    ageMinimum: PUBLIC,
    // Next to this key the check refuses a switch that hides the balance.
    balanceAlwaysVisible: 'packages/merchant/src/sections/compliance/faults.ts',
    agentsMayPlay: 'apps/gateway/src/features/games/launch.ts',
    ageBeforeFreePlay: 'apps/gateway/src/features/games/launch.ts',
    minimumSpinMs: 'apps/gateway/src/features/games/launch.ts',
  }),
  ...under('access', {
    blockedCountries: 'apps/gateway/src/tenancy/access/access.ts',
    blockedAddresses: 'apps/gateway/src/tenancy/access/blocked-addresses.ts',
  }),
  ...under('maintenance', { active: 'apps/gateway/src/tenancy/access/access.ts', info: STATUS }),
  ...under('signIn', { passwordDays: 'apps/gateway/src/features/auth/sign-in/enter.ts' }),
  ...under('withdrawal', {
    receivedAfterMinutes: `${WITHDRAWALS}drive.ts`,
    payeeCoolDownMinutes: `${WITHDRAWALS}payees.ts`,
    resetHoldMinutes: `${WITHDRAWALS}checks.ts`,
    cancellable: `${WITHDRAWALS}list.ts`,
    'perDay.count': `${WITHDRAWALS}checks.ts`,
    'perDay.amount': `${WITHDRAWALS}checks.ts`,
    reviewFrom: `${WITHDRAWALS}checks.ts`,
    fourEyesFrom: 'apps/gateway/src/features/operator/money/acts/perform.ts',
    ...under('checks', {
      openRounds: `${WITHDRAWALS}checks.ts`,
      ownName: `${WITHDRAWALS}checks.ts`,
      sameWay: `${WITHDRAWALS}checks.ts`,
      newPayee: `${WITHDRAWALS}checks.ts`,
      firstWithdrawal: `${WITHDRAWALS}checks.ts`,
      sharedPayee: `${WITHDRAWALS}checks.ts`,
      sharedDevice: `${WITHDRAWALS}checks.ts`,
      passwordReset: `${WITHDRAWALS}checks.ts`,
    }),
    ...under('documents', Object.fromEntries(STOPPING_CHECKS.map((check) => [check, `${WITHDRAWALS}checks.ts`]))),
  }),
  ...under('programmes', {
    id: COMPILED,
    promotion: TITLES,
    name: TITLES,
    'trigger.on': COMPILED,
    'trigger.which': JUDGE,
    'trigger.nth': JUDGE,
    'trigger.chosen': JUDGE,
    'trigger.amount': COMPILED,
    'trigger.count': COMPILED,
    'trigger.times': JUDGE,
    'trigger.codes': JUDGE,
    'trigger.level': JUDGE,
    'trigger.tier': JUDGE,
    'trigger.deposits': COMPILED,
    'trigger.turnover': COMPILED,
    'trigger.metric': JUDGE,
    period: COMPILED,
    join: JUDGE,
    comment: ISSUE,
    'conditions.from': COMPILED,
    'conditions.until': COMPILED,
    'conditions.weekly.from': MOMENTS,
    'conditions.weekly.to': MOMENTS,
    'conditions.vendors': COMPILED,
    'conditions.gameTypes': COMPILED,
    'conditions.games': COMPILED,
    'conditions.currencies': 'packages/merchant/src/sections/programmes/reach-faults.ts',
    'conditions.minDeposit': COMPILED,
    'conditions.methods': COMPILED,
    'conditions.levelFrom': JUDGE,
    'conditions.levelTo': JUDGE,
    'conditions.newForDays': JUDGE,
    'conditions.languages': COMPILED,
    'conditions.once': ISSUE,
    'reward.kind': COMPILED,
    'reward.raffle': COMPILED,
    'reward.game': COMPILED,
    'reward.rounds': COMPILED,
    'reward.stake': COMPILED,
    'reward.winnings': COMPILED,
    'reward.playHours': COMPILED,
    'reward.percent': TERMS,
    'reward.amount': COMPILED,
    'reward.most': TERMS,
    'reward.byLevel': COMPILED,
    'reward.turnoverTimes': TERMS,
    'reward.turnoverOf': TERMS,
    'prizes.from': PLACES,
    'prizes.to': PLACES,
    'prizes.amount': PLACES,
    claim: ISSUE,
    expiresAfterHours: COMPILED,
    approval: ISSUE,
    exclusive: COMPILED,
    'budget.amount': COMPILED,
    'budget.per': COMPILED,
  }),
  ...under('rebate', {
    min: 'apps/gateway/src/features/rewards/rebate/shown.ts',
    turnoverTimes: 'apps/gateway/src/features/rewards/rebate/calls.ts',
    'rates.vendor': REBATE,
    'rates.gameType': REBATE,
    'rates.percent': REBATE,
  }),
  ...MALL_READERS,
  ...RAFFLE_READERS,
  ...under('vip', {
    days: 'apps/gateway/src/features/rewards/vip/move.ts',
    keepPercent: 'apps/gateway/src/features/rewards/vip/move.ts',
    'levels.name': BENEFITS,
    'levels.turnover': 'apps/gateway/src/features/rewards/vip/levels.ts',
    'levels.deposits': 'apps/gateway/src/features/rewards/vip/levels.ts',
    'levels.rebatePercent': BENEFITS,
    'levels.withdrawalsPerDay': BENEFITS,
    'levels.withdrawalPerDay': BENEFITS,
  }),
  ...under('transfers', {
    'toUpline.min': TRANSFERS,
    'toUpline.max': TRANSFERS,
    'toUpline.perDay': TRANSFERS,
    'toDownline.min': TRANSFERS,
    'toDownline.max': TRANSFERS,
    'toDownline.perDay': TRANSFERS,
    turnoverPercent: TRANSFERS,
  }),
  ...under('agentRebate', {
    percent: 'apps/gateway/src/features/rewards/agent-rebate/plan.ts',
    cycle: 'apps/gateway/src/features/rewards/agent-rebate/plan.ts',
  }),
  ...under('contracts', {
    activeTurnover: CONTRACTS,
    'dividend.cycle': CONTRACTS,
    'dividend.carry': CONTRACTS,
    'dividend.plan.tiers.loss': CONTRACTS,
    ...Object.fromEntries(
      ['dividend', 'daily', 'hourly', 'realtime'].flatMap((kind) =>
        ['tiersMost', 'rateMost', 'plan.gameType', 'plan.tiers.turnover', 'plan.tiers.active', 'plan.tiers.rate'].map(
          (key) => [`${kind}.${key}`, CONTRACTS],
        ),
      ),
    ),
    'daily.plan.tiers.fixed': WRITTEN,
    'hourly.plan.tiers.fixed': WRITTEN,
    'realtime.plan.tiers.fixed': WRITTEN,
  }),
  ...under('turnover', {
    depositTimes: 'apps/gateway/src/features/cashier/deposits/start.ts',
    'weights.vendor': WEIGHTS,
    'weights.gameType': WEIGHTS,
    'weights.percent': WEIGHTS,
    'weights.counts': WEIGHTS,
  }),
  ...under('demo', {
    winners: 'apps/gateway/src/composition/seed.ts',
    openingBalance: 'apps/gateway/src/members/opening-balance.ts',
    'accounts.username': DEMO,
    'accounts.password': DEMO,
    'accounts.kind': DEMO,
    'accounts.balance': DEMO,
    'chat.room': CHAT_SEED,
    'chat.author': CHAT_SEED,
    'chat.language': CHAT_SEED,
    'chat.text': CHAT_SEED,
  }),
}

const FIELDS = 'packages/rules/src/registration-fields.ts'
const METHODS = 'packages/rules/src/register-methods.ts'

/** Which file reads each flag. */
export const FLAG_READERS: Readonly<Partial<Record<Flag, string>>> = {
  CONTRACTS: CONTRACT_KINDS,
  DAILYSALARY: CONTRACT_KINDS,
  HOURSALARY: CONTRACT_KINDS,
  REALTIMESALARY: CONTRACT_KINDS,
  USERNAMEREG3: METHODS,
  MOBILENUMREG3: METHODS,
  MOBILENUMPASSREG3: FIELDS,
  REGMOBVERF3: FIELDS,
  CHNGPASSVERIF3: 'apps/gateway/src/features/auth/passwords/by-phone.ts',
  FREEPLAY: 'apps/gateway/src/features/auth/sessions/free-play.ts',
  FORCEPASSWORDCHANGE: 'apps/gateway/src/features/auth/sign-in/enter.ts',
  SMSLOGIN: 'apps/gateway/src/features/auth/sign-in/by-code.ts',
  REFERRAL: 'packages/merchant/src/sections/menus/hidden.ts',
  VIP: 'apps/gateway/src/features/account/handlers.ts',
  SOCIALGOOGLE: NETWORKS,
  SOCIALFACEBOOK: NETWORKS,
  REGCAPTCHA: FIELDS,
  NEUTRALERRORS: 'apps/gateway/src/features/auth/registration/open-account.ts',
  HIDEBALANCE: 'apps/site/src/features/account/balance-pill.tsx',
  NEWADDRESSCHECK: 'apps/gateway/src/features/auth/sign-in/require-proof.ts',
  PASSKEYS: 'apps/gateway/src/features/auth/passkeys/allowed.ts',
  AUTHENTICATOR: 'apps/gateway/src/features/auth/sign-in/require-proof.ts',
  ADDRESSTOKEN: 'apps/gateway/src/features/auth/sessions/exchange.ts',
}

const FIELD = 'packages/rules/src/compile-field.ts'
const FIELD_READERS: Readonly<Record<keyof FieldConfig, string>> = {
  enabled: FIELD,
  required: FIELD,
  acceptedPattern: FIELD,
  patternId: FIELD,
  minLength: FIELD,
  maxLength: FIELD,
  type: FIELD,
}

/** Which file reads each key of `registration.json`; all fields have the same rules. */
export const FORM_READERS: Readonly<Record<string, string>> = {
  ...Object.assign({}, ...REGISTRATION_FIELDS.map((name) => under(`fields.${name}`, FIELD_READERS))),
  countries: 'apps/gateway/src/features/auth/registration/countries.ts',
}

function under(section: string, readers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(readers).map(([key, file]) => [`${section}.${key}`, file]))
}
