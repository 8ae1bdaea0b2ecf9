import type { OperatorRole, PeopleAction } from '@livery/contract/operator'
import { URI } from 'otpauth'
import type { TestGateway } from './assembled.ts'

const OPERATOR_HOST = 'operator.localhost'
const PASSWORD = 'a long password of a test'

interface RequestOptions {
  readonly method?: 'GET' | 'POST'
  readonly ip?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: Readonly<Record<string, string>>
  /** A JSON body. */
  readonly body?: object
  /** A form's fields. */
  readonly form?: Readonly<Record<string, string>>
}

/** An enrolled person, with their secrets. */
export interface EnrolledOperator {
  readonly name: string
  readonly password: string
  /** An unused code: the next one, since enrolling used the current one. It is valid for half a minute at least. */
  unusedCode(): string
  readonly cookies: Readonly<Record<string, string>>
}

/** An authenticator app with a key: the code it shows `steps` half minutes from now. */
export function appCodes(base32: string): (steps?: number) => string {
  const app = URI.parse(`otpauth://totp/Livery?secret=${base32}`) as { generate(at: { timestamp: number }): string }
  return (steps = 0) => app.generate({ timestamp: Date.now() + steps * 30_000 })
}

/** Sends requests to the operators' host as their browsers and terminals do. */
export function operatorBrowser(gateway: TestGateway, secret: string) {
  const ask = (
    url: string,
    { method, ip = '127.0.0.1', headers = {}, cookies = {}, body, form }: RequestOptions = {},
  ) =>
    gateway.app.inject({
      url,
      method: method ?? (body || form ? 'POST' : 'GET'),
      remoteAddress: ip,
      cookies,
      headers: {
        host: OPERATOR_HOST,
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${OPERATOR_HOST}` } : {}),
        ...headers,
      },
      ...(body ? { payload: body } : form ? { payload: new URLSearchParams(form).toString() } : {}),
    })
  const keeper = (action: PeopleAction, body: object) =>
    ask(`/operator/v1/people/${action}`, { body, headers: { authorization: `Bearer ${secret}` } })
  return {
    ask,
    keeper,
    /** A token for the commands of the terminal. */
    async token(name: string, roles: readonly OperatorRole[] = ['publish']): Promise<string> {
      await keeper('add', { name, roles })
      return (await keeper('token', { name, days: 1 })).json().token.value
    },
    /** Adds a person, who enrols with a password and an authenticator app. */
    async enrolled(name: string, roles: readonly OperatorRole[] = ['publish']): Promise<EnrolledOperator> {
      const { code } = (await keeper('add', { name, roles })).json().enrolment
      const page = await ask('/operator/enrol', { form: { name, code } })
      const [, base32 = ''] = /<code>([A-Z2-7]{32})<\/code>/.exec(page.body) ?? []
      const appCode = appCodes(base32)
      const form = { name, code, password: PASSWORD, appCode: appCode() }
      const entered = await ask('/operator/enrol/confirm', { form })
      if (entered.statusCode !== 303) throw new Error(`${name} could not enrol: ${entered.statusCode}\n${entered.body}`)
      const cookies = Object.fromEntries(entered.cookies.map((cookie) => [cookie.name, cookie.value]))
      return { name, password: PASSWORD, unusedCode: () => appCode(1), cookies }
    },
  }
}
