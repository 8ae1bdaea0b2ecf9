import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { BOOT_ELEMENT_ID } from '@livery/contract/boot'
import type { CallName } from '@livery/contract/calls'
import { GAME_TYPES } from '@livery/contract/games'
import type { LoadedRelease } from '@livery/merchant/loaded-release'
import { formModel } from '@livery/rules/form-model'
import { keyboardOf } from '@livery/rules/keyboard'
import { REGISTRATION_FIELDS } from '@livery/rules/registration-fields'
import { seedDemo } from '../../apps/gateway/src/composition/seed.ts'
import type { PlayedVendor } from '../../apps/gateway/src/features/games/testing.ts'
import { readBalance } from '../../apps/gateway/src/ledger/wallet/balance.ts'
import { addMember, type NewMember } from '../../apps/gateway/src/members/add-member.ts'
import { openingBalance } from '../../apps/gateway/src/members/opening-balance.ts'
import { hashPassword } from '../../apps/gateway/src/members/password.ts'
import { text } from '../../apps/gateway/src/platform/database/row.ts'
import { lettersOf } from '../../apps/gateway/src/tenancy/letters/letters.ts'
import { mailOf } from '../../apps/gateway/src/tenancy/letters/mail-of.ts'
import type { Site } from '../../apps/gateway/src/tenancy/sites/site.ts'
import { ok } from '../../apps/gateway/src/testing/answers.ts'
import type { TestGateway } from '../../apps/gateway/src/testing/assembled.ts'
import { type Files, loadFiles, MERCHANT, withKeys } from './whole-merchant.ts'

/** The gateway and the vendor that answer the questions. */
export interface Respondents {
  readonly gateway: TestGateway
  readonly vendor: PlayedVendor
  /** Tokens of members who are signed in, by their type. */
  tokens: Readonly<Record<'player' | 'agent', string>>
}

const HOST = 'aurora.example'
/** A host that the merchant does not have, and one that a change may give it. */
const OTHER_HOST = 'aurora-other.example'
/** Addresses in a country each, of large networks. */
const ELSEWHERE = ['8.8.8.8', '90.0.0.1', '203.0.113.9', '198.51.100.9']

type Ask = (respondents: Respondents, files: Files) => Promise<unknown>

let asking = 0
/** Each question comes from a network of its own, so that no limit is reached. */
const nextAddress = () => `10.${(asking >> 8) & 255}.${asking++ & 255}.1`

const call =
  (name: CallName, request: object = {}, as?: 'player' | 'agent'): Ask =>
  async ({ gateway, tokens }) => {
    const options = { host: HOST, ip: nextAddress(), ...(as && { token: tokens[as] }) }
    const { status, answer } = await gateway.call(name, request as never, options)
    return { status, answer }
  }

/** Whether a call succeeds; for calls whose values are new each time. */
const whether =
  (name: CallName, request: object = {}, as?: 'player' | 'agent'): Ask =>
  async (respondents, files) => {
    const { status, answer } = (await call(name, request, as)(respondents, files)) as {
      status: number
      answer: { code?: string }
    }
    return { status, code: answer.code ?? null }
  }

const get =
  (url: string, headers: Readonly<Record<string, string>> = {}): Ask =>
  async ({ gateway }) => {
    const response = await gateway.app.inject({ url, remoteAddress: '127.0.0.1', headers: { host: HOST, ...headers } })
    const { location, 'content-security-policy': policy, 'strict-transport-security': tls } = response.headers
    return { status: response.statusCode, location, policy: withoutHashes(policy), tls, ...parts(response.body) }
  }

/** The hashes of inline scripts and styles follow from the page's text. */
const withoutHashes = (policy: unknown) => String(policy).replaceAll(/'sha256-[^']+'/g, '')

const BOOT = new RegExp(`(<script type="application/json" id="${BOOT_ELEMENT_ID}">)(.*?)</script>`)

/** A page in its parts. The release's id is another one after any change. */
function parts(body: string) {
  const [, , text] = BOOT.exec(body) ?? []
  if (text === undefined) return { body }
  const { release, ...boot } = JSON.parse(text)
  return { body: body.replace(BOOT, '').replaceAll(release, ''), boot: { ...boot, texts: undefined } }
}

const launch =
  (category: string, mode: 'real' | 'demo', as?: 'player' | 'agent'): Ask =>
  async (respondents) => {
    const { gateway, tokens, vendor } = respondents
    const found = await gateway.call('games', { language: 'EN', gameType: category as 'RNG' }, { host: HOST })
    const [game] = found.answer.success ? found.answer.value.games : []
    const before = vendor.launches.length
    const request = { nodeId: game?.nodeId ?? 1, mode, device: 'desktop', language: 'EN' } as const
    const options = { host: HOST, ip: nextAddress(), ...(as && { token: tokens[as] }) }
    const { status, answer } = await gateway.call('startGameV2', request, options)
    const {
      sessionId: _session,
      token: _token,
      ...launched
    } = (vendor.launches.slice(before)[0] ?? {}) as Record<string, unknown>
    const { currency, balance } = answer.success ? answer.value : { currency: null, balance: null }
    return { status, code: answer.success ? null : answer.code, currency, balance, launched }
  }

const HOST_OF_FORM = { domain: HOST, registerUrl: `https://${HOST}/`, registerMethod: 'WEB', login: true } as const

/** The faults of a registration form in which every field has the same value. */
const registering =
  (name: 'register' | 'registerByMobile', value: string | null): Ask =>
  async (respondents, files) => {
    const values = value === null ? {} : Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, value]))
    const country = value === null ? {} : { countryDialingCode: '63' }
    return call(name, { ...values, ...country, ...HOST_OF_FORM, termsAccepted: true })(respondents, files)
  }

const PHONE = { mobileNum: '9171234567', countryDialingCode: '63' }
const SPEECH = { language: 'EN' }

const merchantOf = (gateway: TestGateway) => siteOf(gateway).merchant

function siteOf({ gateway: { registry } }: TestGateway): Site {
  const site = registry.site(MERCHANT)
  if (!site) throw new Error(`${MERCHANT} is not live`)
  return site
}

const PASSWORD = 'moonrise-26!'
/** Argon2 is slow on purpose, so the members share one hash. */
const hash = hashPassword(PASSWORD)

/** A new member, so that no answer depends on those before. */
async function newMember({ gateway }: Respondents, values: Partial<NewMember> = {}) {
  const { database } = gateway.gateway
  const account = `keys${asking++}`
  const member = { account, kind: 0, passwordHash: await hash, hasPassword: true, ...values }
  const id = await addMember(database.of(MERCHANT), MERCHANT, member)
  if (id === null) throw new Error(`${account} is taken`)
  return { account, id, sql: database.of(MERCHANT) }
}

/** A session's token, made without a sign-in. */
export async function signedIn(respondents: Respondents, kind: number, ip = nextAddress()): Promise<string> {
  const { id, sql } = await newMember(respondents, { kind })
  const token = randomBytes(32).toString('base64url')
  await sql.run(
    `insert into session (token_hash, merchant_id, member_id, ip, expires_at, proven_at)
     values ($1, $2, $3, $4, now() + interval '1 hour', now())`,
    [createHash('sha256').update(token).digest(), MERCHANT, id, ip],
  )
  return token
}

/** What several sign-ins from different networks are told about the password's age and about further requirements. */
const signingIn =
  (passwordDays: number, times: number): Ask =>
  async (respondents) => {
    const { account: username, id, sql } = await newMember(respondents, { profile: { payeeName: 'Ana Cruz' } })
    await sql.run('update member set password_changed_at = now() - make_interval(days => $1) where id = $2', [
      passwordDays,
      id,
    ])
    const outcomes: unknown[] = []
    for (let time = 0; time < times; time++) {
      const request = { username, password: PASSWORD, type: 'username' } as const
      const { answer } = await respondents.gateway.call('login', request, { host: HOST, ip: nextAddress() })
      outcomes.push(answer.success ? answer.value.passwordExpired : answer.code)
    }
    return outcomes
  }

/** The questions to a merchant's site, by name: what its visitors, members and search engines get. */
export const QUESTIONS: Readonly<Record<string, Ask>> = {
  'the home page': get('/'),
  'a category page': get('/rng', { 'accept-language': 'tl' }),
  'the home page by https': get('/', { 'x-forwarded-proto': 'https' }),
  'the home page on another host': get('/', { host: OTHER_HOST }),
  'the manifest': get('/manifest/dark/EN.webmanifest'),
  'the sitemap': get('/sitemap.xml'),
  'the robots file': get('/robots.txt'),
  ...Object.fromEntries(
    (
      [
        ['systemStatus'],
        ['domainRoutes'],
        ['getCountryCode'],
        ['whiteLabelMenu'],
        ['gameMenus'],
        ['getGameVendor'],
        ['getHotGameList', SPEECH],
        ['getBanners', SPEECH],
        ['getWinnerBoard', SPEECH],
        ['getAnnouncementContentV2', { ...SPEECH, types: 'B,PL,PR,H' }],
        ['getHelpV2', { lang: 'EN' }],
        ['roomList', SPEECH],
        ['liveModelList'],
        ['lotteryLobby', SPEECH],
        ['lotteryVietnamMenus', SPEECH],
        ['pointsConfig', SPEECH],
        ['popularNumbers', { gameCode: 'numero-0021' }],
      ] as const
    ).map(([name, request]) => [name, call(name, request)]),
  ),
  'pop-ups for visitors': call('getAnnouncementContentV2', { ...SPEECH, types: 'PU', execution: 'B' }),
  'pop-ups for members': call('getAnnouncementContentV2', { ...SPEECH, types: 'PU', execution: 'A' }, 'player'),
  ...Object.fromEntries(
    GAME_TYPES.map((gameType) => [`games of ${gameType}`, call('games', { ...SPEECH, gameType, pageSize: 100 })]),
  ),
  ...Object.fromEntries(
    ELSEWHERE.map((ip): [string, Ask] => [
      `the status for ${ip}`,
      async ({ gateway }) => (await gateway.call('systemStatus', {}, { host: HOST, ip })).answer,
    ]),
  ),
  memberInfo: call('memberInfo', {}, 'player'),
  'memberInfo of an agent': call('memberInfo', {}, 'agent'),
  getBalanceV2: call('getBalanceV2', {}, 'player'),
  botChallenge: async ({ gateway }) => {
    const challenge = await ok(gateway.call('botChallenge', {}, { host: HOST, ip: nextAddress() }))
    return { provider: challenge.provider, captchaId: 'captchaId' in challenge && challenge.captchaId }
  },
  'registering with nothing': registering('register', null),
  'registering with a letter': registering('register', '!'),
  'registering with digits': registering('register', '123456'),
  'registering with digits of another script': registering('register', '١٢٣٤٥٦'),
  'registering by mobile with nothing': registering('registerByMobile', null),
  'registering by mobile with a letter': registering('registerByMobile', '!'),
  'registering by mobile with digits': registering('registerByMobile', '9171234567'),
  'registering with a word': registering('register', 'playerone'),
  'registering with a mailbox': registering('register', 'name@example.com'),
  'the keyboards of the form': async ({ gateway }) => {
    const { capabilities: flags, registration } = merchantOf(gateway)
    return formModel({ flags, fields: registration.fields }).forms.map(({ fields }) =>
      fields.map(({ name, config }) => [name, keyboardOf(name, config.type)]),
    )
  },
  'a code to register': whether('sendRegPhoneCode', { mobileNo: PHONE.mobileNum, countryDialingCode: '63' }),
  'a code to sign in': whether('sendLoginPhoneCode', PHONE),
  'a code for a password': whether('sendPasswordPhoneCode', PHONE),
  'a forgotten password': whether('forgetPassword', { username: 'player', email: 'name@example.com' }),
  'signing in by code': whether('login', { ...PHONE, password: '123456', type: 'sms' }),
  'signing in with a passkey': whether('passkeyChallenge'),
  'free play': whether('freePlayLogin', { os: 'Linux', platform: 'W', encryption: '', version: 3 }),
  authenticator: call('authenticator', {}, 'player'),
  passkeys: call('passkeys', {}, 'player'),
  ...Object.fromEntries(
    ['google', 'facebook'].map((network) => [
      `signing in with ${network}`,
      async ({ gateway }: Respondents) => {
        const { statusCode: status, headers } = await gateway.app.inject({
          url: `/api/auth/social/${network}/start?attempt=${randomUUID()}`,
          remoteAddress: nextAddress(),
          headers: { host: HOST },
        })
        const { host, searchParams } = new URL(headers.location ?? '/', 'http://here.invalid')
        return { status, host, client: searchParams.get('client_id') }
      },
    ]),
  ),
  'a launch for a visitor': launch('RNG', 'demo'),
  'a launch for an agent': launch('RNG', 'real', 'agent'),
  'a letter': async ({ gateway }) => {
    const site = siteOf(gateway)
    const letters = lettersOf(gateway.gateway.texts, site, 'EN')
    return mailOf(site, letters, 'name@example.com', { subject: 'footer', lines: [], values: {} })
  },
  'the check of a switch to hide the balance': async (_respondents, files) =>
    loadFiles(withKeys(files, { 'flags.HIDEBALANCE': true })).then(
      () => 'sound',
      ({ message }: Error) => message,
    ),
  'a token in the address': async (respondents) => {
    const ip = nextAddress()
    const code = await signedIn(respondents, 0, ip)
    const { status } = await respondents.gateway.call('exchange', { code }, { host: HOST, ip })
    return status
  },
  'the money of a new member': async (respondents) => {
    const { id, sql } = await newMember(respondents)
    await openingBalance(sql, siteOf(respondents.gateway), id)
    return String(await readBalance(sql, MERCHANT, id, merchantOf(respondents.gateway).currency.code))
  },
  'a new database': async ({ gateway }) => {
    // A merchant whose database is empty: a new name each time.
    const merchant = { ...merchantOf(gateway), id: `new-${asking++}` }
    const sql = gateway.gateway.database.of(merchant.id)
    await seedDemo(sql, merchant, async (password) => `hash of ${password}`, false)
    const members = await sql.rows(
      { account: text, kind: text, password: text, balance: text },
      `select account, kind::text as kind, password_hash as password,
              (select coalesce(sum(balance_minor), 0)::text from ledger_account where owner = member.id::text) as balance
         from member where merchant_id = $1 order by id`,
      [merchant.id],
    )
    const wins = await sql.rows({ count: text }, 'select count(*)::text as count from big_win where merchant_id = $1', [
      merchant.id,
    ])
    return { members, wins }
  },
  'signing in with an old password': signingIn(100, 1),
  'signing in elsewhere': signingIn(0, 2),
}

/** Values that a client gets unchanged do not count as effects; only what follows from them does. */
const HANDED_ON: readonly string[] = ['whitelabel', 'capabilities', 'registration']

/** An answer as a text that can be compared with another. */
export async function answerOf(respondents: Respondents, name: string, files: Files): Promise<string> {
  const answer = await QUESTIONS[name]?.(respondents, files)
  return JSON.stringify(answer, (key, value) => (HANDED_ON.includes(key) ? undefined : value)) ?? 'nothing'
}

/** The names under which releases were shown. */
const shown = new WeakMap<LoadedRelease, string>()
let count = 0
/** The last merchant other than the usual one. */
let stranger: string | null = null

/** Lets a gateway show a merchant as the one that is live, by the pointer that publishing moves too. */
export async function showRelease(
  { gateway }: Pick<Respondents, 'gateway'>,
  loadedRelease: LoadedRelease,
): Promise<void> {
  const { registry } = gateway.gateway
  const { id, hosts } = loadedRelease.merchant
  const pointer = registry.entry(MERCHANT)?.pointer
  if (!pointer) throw new Error(`${MERCHANT} is not live`)
  if (stranger !== null) await registry.follow({ ...pointer, merchantId: stranger, live: null, hosts: [] })
  stranger = id === MERCHANT ? null : id
  // The hosts have one owner.
  if (stranger !== null) await registry.follow({ ...pointer, hosts: ['elsewhere.example'] })
  const live = shown.getOrInsertComputed(loadedRelease, () => `shown-${count++}`)
  registry.releaseCache.put(live, loadedRelease)
  await registry.follow({ ...pointer, merchantId: id, live, hosts })
}
