import { timingSafeEqual } from 'node:crypto'
import type { login } from '@livery/contract/auth/login'
import type { SignedIn } from '@livery/contract/auth/signed-in'
import { LiveryError } from '@livery/contract/errors'
import { AGENT_TYPES } from '@livery/contract/member'
import type { Handler } from '../http/call-route.ts'
import { solveCaptcha } from './captcha.ts'
import { verifyAgainstNobody, verifyPassword } from './password.ts'
import { openSession } from './session.ts'
import { forgetFailures, needsCaptcha, recordFailure } from './throttle.ts'

interface MemberRow {
  readonly id: string
  readonly account: string
  readonly kind: number
  readonly password_hash: string
  readonly must_change: boolean
  readonly signed_in_before: boolean
}

/** Signs in by username and password (specification, section 4: login). */
export const loginHandler: Handler<typeof login> = async ({ gateway, site, request, http }): Promise<SignedIn> => {
  const merchantId = site.merchant.id
  const { username, password } = request
  if (!username || !password) throw new LiveryError('CREDENTIALS_INVALID')
  const key = { merchantId, account: username, ip: http.ip }
  const failure = async (code: 'CREDENTIALS_INVALID' | 'CAPTCHA_INVALID') =>
    new LiveryError(code, { value: { captcha: await recordFailure(gateway.database, key) } })

  if (await needsCaptcha(gateway.database, key)) {
    if (!request.captcha || !request.captchaId) throw new LiveryError('CAPTCHA_REQUIRED', { value: { captcha: true } })
    if (!(await solveCaptcha(gateway.database, merchantId, request.captchaId, request.captcha)))
      throw await failure('CAPTCHA_INVALID')
  }

  const { rows } = await gateway.database.pool.query<MemberRow>(
    `select id::text as id, account, kind, password_hash, must_change,
            exists (select from session s where s.merchant_id = m.merchant_id and s.member_id = m.id) as signed_in_before
       from member m where merchant_id = $1 and lower(account) = lower($2) and status = 'active'`,
    [merchantId, username],
  )
  const [member] = rows
  const right = member ? await verifyPassword(password, member.password_hash) : await verifyAgainstNobody(password)
  if (!member || !right) throw await failure('CREDENTIALS_INVALID')

  const isAgent = (AGENT_TYPES as readonly number[]).includes(member.kind)
  if (request.asAgent && !isAgent) throw new LiveryError('NON_AGENT')

  await forgetFailures(gateway.database, key)
  const token = await openSession(
    gateway.database,
    { id: member.id, merchantId },
    { ip: http.ip, userAgent: http.headers['user-agent'] ?? '' },
  )
  return {
    token,
    account: member.account,
    firstTimeLogin: !member.signed_in_before,
    passwordExpired: false,
    mustChangePassword: member.must_change || isDefaultPassword(gateway.settings.defaultPassword, password),
  }
}

function isDefaultPassword(defaultPassword: string | null, password: string): boolean {
  if (defaultPassword === null) return false
  const expected = Buffer.from(defaultPassword)
  const given = Buffer.from(password)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
