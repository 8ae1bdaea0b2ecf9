import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { hashPassword } from '../members/password.ts'
import { makeDatabase, type TestDatabase } from '../platform/database/testing/databases.ts'
import { assembleOn, projectCopy, type TestGateway } from './assembled.ts'

const rule = (patternId: number, minLength: number, maxLength: number, required = true) => ({
  enabled: true,
  required,
  patternId,
  minLength,
  maxLength,
})
const REGISTRATION = {
  version: 1,
  fields: {
    username: rule(1, 4, 15),
    mobileNum: { ...rule(6, 6, 15), type: 'tel' },
    verificationCode: rule(0, 1, 255),
    password: rule(19, 8, 20),
    confirmPassword: rule(19, 8, 20),
    email: rule(3, 6, 60, false),
  },
  countries: ['PH', 'SG'],
}
const FLAGS =
  '"MOBILENUMREG3": true, "MOBILENUMPASSREG3": true, "REGMOBVERF3": true, "SMSLOGIN": true, "CHNGPASSVERIF3": true,'

/** Other tables belong to the gateway's own background work, which runs at its own times. */
const OF_PEOPLE = /\b(member|login_throttle|one_time_code|temporary_password|mailbox_message|audit)\b/

export interface Sent {
  readonly merchantId: string
  readonly kind: 'sms' | 'mail'
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

/** A gateway whose merchants can send messages: `oasis` reports errors exactly, `aurora` neutrally. */
export interface MessagingGateway {
  readonly gateway: TestGateway
  /** The messages in the mailbox, oldest first, after all background work has finished. */
  sent(): Promise<readonly Sent[]>
  /** The newest message, with its code. */
  newest(): Promise<Sent & { readonly code: string }>
  addMember(member: NewMember): Promise<string>
  /** Runs `ask`; returns its answer and the statements about members that ran before the answer. */
  before<Answer>(ask: () => Promise<Answer>): Promise<{ readonly answer: Answer; readonly statements: unknown[] }>
  /** Turns the real bot check back on. */
  checkBots(): void
  stop(): Promise<void>
}

interface NewMember {
  readonly merchantId?: string
  readonly account: string
  readonly mobile?: string
  readonly email?: string
  readonly password?: string
  readonly language?: string
}

export async function startMessagingGateway(
  kind: TestDatabase['kind'],
  environment: NodeJS.ProcessEnv = {},
  thirdParties = '{ "sms": { "provider": "mailbox" } }',
): Promise<MessagingGateway> {
  const project = projectCopy((merchants) => {
    for (const [id, more] of [
      ['oasis', ''],
      ['aurora', '"NEUTRALERRORS": true,'],
    ] as const) {
      const file = join(merchants, id, 'merchant.json')
      const text = readFileSync(file, 'utf8')
        // The test sets these flags itself, and a duplicate key is a fault of the file.
        .replace(
          /^\s*"(?:MOBILENUMREG3|MOBILENUMPASSREG3|REGMOBVERF3|SMSLOGIN|CHNGPASSVERIF3|NEUTRALERRORS|SOCIAL\w+)":.*\n/gm,
          '',
        )
        .replace(/^\s*"thirdParties":.*\n/m, '')
        .replace(/"flags":\s*\{/, `"thirdParties": ${thirdParties}, "flags": { ${FLAGS} ${more}`)
      writeFileSync(file, text)
      writeFileSync(join(merchants, id, 'registration.json'), JSON.stringify(REGISTRATION))
    }
  })
  const own = await makeDatabase(kind)
  const gateway = await assembleOn(own, environment, project.folder)
  const { pool } = gateway.gateway.database
  // Solving puzzles takes time, and the bot check has its own tests.
  const botCheck = vi.spyOn(gateway.gateway.botCheck, 'verify').mockResolvedValue('normal')

  const sent = async () => {
    await gateway.gateway.sending.settled()
    const { rows } = await pool.query<Sent>(
      'select merchant_id as "merchantId", kind, recipient, subject, body from mailbox_message order by id',
    )
    return rows
  }
  return {
    gateway,
    sent,
    async newest() {
      const message = (await sent()).at(-1)
      if (!message) throw new Error('nothing was sent')
      return { ...message, code: /\b\d{6}\b/.exec(message.body)?.[0] ?? '' }
    },
    async addMember({ merchantId = 'oasis', account, mobile, email, password = 'moonrise26', language }) {
      const { rows } = await pool.query<{ id: string }>(
        `insert into member (merchant_id, account, nickname, password_hash, mobile, email, language)
         values ($1, $2, $2, $3, $4, $5, $6) returning id::text as id`,
        [merchantId, account, await hashPassword(password), mobile, email, language],
      )
      return rows[0]!.id
    },
    async before(ask) {
      const later: (() => void)[] = []
      const { sending } = gateway.gateway
      // Background work of an earlier request would be counted as this one's.
      await sending.settled()
      const begin = sending.behind.bind(sending)
      const behind = vi.spyOn(sending, 'behind').mockImplementation((...work) => later.push(() => begin(...work)))
      // Jobs use the same database meanwhile.
      const inside = new AsyncLocalStorage<true>()
      const statements: unknown[] = []
      const send = pool.query.bind(pool) as (...of: unknown[]) => Promise<never>
      const query = vi.spyOn(pool, 'query').mockImplementation((...of: unknown[]) => {
        const [statement] = of
        if (inside.getStore()) statements.push((statement as { text?: string }).text ?? statement)
        return send(...of)
      })
      const answer = await inside.run(true, ask)
      query.mockRestore()
      behind.mockRestore()
      for (const work of later) work()
      await sending.settled()
      return { answer, statements: statements.filter((text) => OF_PEOPLE.test(String(text))) }
    },
    checkBots: () => botCheck.mockRestore(),
    async stop() {
      await gateway.stop()
      await own.remove()
      project.remove()
    },
  }
}
