import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AGENT_TYPES } from '@livery/contract/account'
import type { Login } from '@livery/contract/auth/sign-in'
import type { SignedIn } from '@livery/contract/auth/signed-in'
import type { Flag } from '@livery/contract/capabilities'
import { hashPassword } from '../../../members/password.ts'
import { type DatabaseKind, makeDatabase } from '../../../platform/database/testing/databases.ts'
import { assembleOn, projectCopy, type SetCookie, type TestGateway } from '../../../testing/assembled.ts'

export const HOST = 'oasis.localhost'
export const MERCHANT = 'oasis'
export const PASSWORD = 'moonrise-26!'

/** Argon2 is slow on purpose, so the tests' members share one password and its hash. */
const hash = hashPassword(PASSWORD)

interface NewMember {
  readonly kind?: number
  readonly email?: string
  readonly mobile?: string
  readonly payeeName?: string
}

/** A gateway with a merchant configured for the test, and a way to make members. */
export interface AuthGateway {
  readonly gateway: TestGateway
  readonly query: TestGateway['gateway']['database']['pool']['query']
  /** Makes a member; agents are of the first agent type. */
  member(account: string, values?: NewMember): Promise<{ readonly id: string; readonly merchantId: string }>
  login(
    request: Partial<Login>,
    options?: { ip?: string; cookies?: Readonly<Record<string, string>> },
  ): ReturnType<typeof loginCall>
  /** Signs in and returns the answer; throws the error's code on failure. */
  signIn(request: Partial<Login>, options?: { ip?: string }): Promise<SignedIn>
  close(): Promise<void>
}

const loginCall = (gateway: TestGateway, request: Login, options: object) =>
  gateway.call('login', request, { host: HOST, ...options })

export async function openAuthGateway(
  kind: DatabaseKind,
  flags: Partial<Record<Flag, boolean>> = {},
  environment: NodeJS.ProcessEnv = {},
): Promise<AuthGateway> {
  const project = projectCopy((merchants) => {
    const file = join(merchants, MERCHANT, 'merchant.json')
    const stated = `"thirdParties": { "sms": { "provider": "mailbox" } }, "flags": { ${Object.entries(flags)
      .map(([flag, on]) => `"${flag}": ${on}, `)
      .join('')}`
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"flags":\s*\{/, stated))
  })
  const own = await makeDatabase(kind)
  const gateway = await assembleOn(own, environment, project.folder)
  const { pool } = gateway.gateway.database
  const merchant: AuthGateway = {
    gateway,
    query: pool.query.bind(pool) as AuthGateway['query'],
    async member(account, { kind: type = 0, email = null, mobile = null, payeeName } = {} as NewMember) {
      const { rows } = await pool.query<{ id: string }>(
        `insert into member (merchant_id, account, nickname, kind, password_hash, email, mobile, profile)
         values ($1, $2, $2, $3, $4, $5, $6, $7) returning id::text as id`,
        [MERCHANT, account, type, await hash, email, mobile, JSON.stringify(payeeName ? { payeeName } : {})],
      )
      return { id: rows[0]!.id, merchantId: MERCHANT }
    },
    login: async (request, options = {}) =>
      loginCall(gateway, { type: 'username', password: PASSWORD, ...request } as Login, options),
    async signIn(request, options) {
      const { answer } = await merchant.login(request, options)
      if (!answer.success) throw new Error(answer.code)
      return answer.value
    },
    async close() {
      await gateway.stop()
      await own.remove()
      project.remove()
    },
  }
  return merchant
}

/** The cookies by which a device is remembered; others only say that it is known. */
export function remembered(cookies: readonly SetCookie[]): readonly SetCookie[] {
  return cookies.filter(({ name }) => name.startsWith('remembered-'))
}

export const AGENT = AGENT_TYPES[0]
