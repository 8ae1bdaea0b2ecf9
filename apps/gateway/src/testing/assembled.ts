import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answer } from '@livery/contract/answer'
import type { Call, RequestOf, ResponseOf } from '@livery/contract/call'
import { requestInQuery } from '@livery/contract/call'
import { CALLS, type CallName, type Calls } from '@livery/contract/calls'
import { assemble, type RunningGateway } from '../composition/assemble.ts'
import type { SiteCode } from '../page/renderer.ts'
import type { TestDatabase } from '../platform/database/testing/databases.ts'
import { readSettings } from '../platform/settings.ts'
import { botAnswer } from './bot-answer.ts'
import { seal } from './seal.ts'

const root = join(import.meta.dirname, '../../../..')

/** Tests of calls need no page; a test that requests one without a build gets an error. */
const noPages: SiteCode = {
  assets: () => null,
  developmentHead: async () => null,
  build: () => Promise.reject(new Error('this test renders no pages')),
}

export interface TestGateway extends RunningGateway {
  /** Makes a call as the site's client does, encrypted where the contract says so. */
  call<Name extends CallName>(
    name: Name,
    request: RequestOf<Calls[Name]>,
    options?: CallOptions,
  ): Promise<{
    readonly status: number
    readonly answer: Answer<ResponseOf<Calls[Name]>>
    readonly cookies: readonly SetCookie[]
  }>
}

/** A cookie of an answer, with the attributes tests check. */
export interface SetCookie {
  readonly name: string
  readonly value: string
  readonly httpOnly?: boolean
  readonly sameSite?: string
  readonly path?: string
  readonly maxAge?: number
}

interface CallOptions {
  readonly host?: string
  readonly token?: string
  readonly ip?: string
  readonly cookies?: Readonly<Record<string, string>>
}

/** A copy of the project's files, in which a test may change merchants and themes. */
export function projectCopy(change: (merchants: string, themes: string) => void): {
  readonly folder: string
  remove(): void
} {
  // The folder is inside the project, so that the vendors' adapters find its packages.
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'project-'))
  for (const name of ['apps', 'locales', 'vendors', 'payments']) symlinkSync(join(root, name), join(folder, name))
  for (const name of ['merchants', 'groups', 'themes'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  change(join(folder, 'merchants'), join(folder, 'themes'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The whole gateway on a test's own database, without listening; the test plays the vendors. */
export async function assembleOn(
  own: Pick<TestDatabase, 'databaseUrl' | 'dataDir'>,
  environment: NodeJS.ProcessEnv = {},
  from = root,
  siteCode = noPages,
): Promise<TestGateway> {
  const scratch = mkdtempSync(join(tmpdir(), 'livery-test-'))
  const settings = readSettings(
    {
      DATA_DIR: own.dataDir || scratch,
      DATABASE_URL: own.databaseUrl ?? '',
      PICTURES_DIR: join(scratch, 'pictures'),
      ARCADE_URL: 'http://127.0.0.1:9',
      ARCADE_SECRET: 'the-secret-of-a-test',
      BANK_URL: 'http://127.0.0.1:9',
      BANK_SECRET: 'the-secret-of-a-test',
      LOG_LEVEL: 'silent',
      STRICT_ERRORS: '1',
      // Rows that only their own test uses.
      DEMO_TEAMS: '0',
      ...environment,
    },
    from,
  )
  const running = await assemble(settings, siteCode)
  await running.app.ready()
  const gateway: TestGateway = {
    ...running,
    async stop() {
      await running.stop()
      rmSync(scratch, { recursive: true, force: true })
    },
    async call(name, request, { host = 'aurora.localhost', token, ip = '127.0.0.1', cookies = {} } = {}) {
      const { method, path, encrypted, form }: Call = CALLS[name]
      const sent = await withBotAnswer(gateway, name, request, host)
      const response = await running.app.inject({
        method,
        url: path,
        remoteAddress: ip,
        cookies,
        headers: {
          host,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(encrypted ? { 'content-type': 'application/jose' } : {}),
          ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        },
        ...(requestInQuery(method)
          ? { query: Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, String(value)])) }
          : { payload: encrypted ? await encrypt(running, sent) : form ? asForm(sent) : sent }),
      })
      return { status: response.statusCode, answer: response.json(), cookies: response.cookies }
    },
  }
  return gateway
}

/** Adds a solved bot check to a sign-in, as the site does, unless the test sends its own. */
async function withBotAnswer(gateway: TestGateway, name: CallName, request: object, host: string): Promise<object> {
  const needsBotCheck = (name === 'login' || name === 'loginV2') && !('verification' in request)
  if (!needsBotCheck || !('type' in request) || request.type !== 'username') return request
  return { ...request, verification: await botAnswer(gateway, { host }) }
}

const asForm = (request: unknown) => new URLSearchParams(request as Record<string, string>).toString()

/** Encrypts a request with the newest published key, as the site does. `header` changes the protected header. */
export async function encrypt(
  { gateway }: Pick<RunningGateway, 'gateway'>,
  request: unknown,
  header: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const [jwk] = await gateway.payloadKeys.published()
  if (!jwk) throw new Error('no key is published')
  return seal(jwk, request, header)
}
