import { request } from 'node:http'
import type { Answer } from '@livery/contract/answer'
import { type Call, type RequestOf, type ResponseOf, requestInQuery } from '@livery/contract/call'
import { CALLS, type CallName, type Calls } from '@livery/contract/calls'
import { seal } from '../../apps/gateway/src/testing/seal.ts'
import { solvePuzzle } from '../../apps/gateway/src/testing/solve-puzzle.ts'
import { mailTo } from './mailbox.ts'
import { registrationValues } from './sign-in-form.ts'
import type { TestMerchant } from './test-merchant.ts'

/** The merchant, the host and the client's address of a call. */
export interface Place {
  readonly merchant: TestMerchant
  readonly port: number
  readonly ip?: string
}

/** An account with what its owner knows. */
export interface Person {
  readonly username: string
  readonly password: string
  readonly email: string
  /** National digits. */
  readonly mobileNum: string
  readonly token: string
}

/** Makes a call as the site does, without a page: for preparations that are not tested themselves. */
export async function call<Name extends CallName>(
  place: Place,
  name: Name,
  sent: RequestOf<Calls[Name]>,
  token?: string,
): Promise<Answer<ResponseOf<Calls[Name]>>> {
  const { method, path, encrypted }: Call = CALLS[name]
  const query = requestInQuery(method) ? `?${new URLSearchParams(sent as Record<string, string>)}` : ''
  const body = query ? undefined : encrypted ? await sealed(place, sent) : JSON.stringify(sent)
  return new Promise((resolve, reject) => {
    const { merchant, port, ip } = place
    const headers = {
      host: `${merchant.id}.localhost:${port}`,
      ...(ip && { 'x-forwarded-for': ip }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': encrypted ? 'application/jose' : 'application/json' }),
    }
    const outgoing = request({ host: '127.0.0.1', port, path: path + query, method, headers }, async (response) => {
      const parts: Buffer[] = await response.toArray()
      resolve(JSON.parse(Buffer.concat(parts).toString()))
    })
    outgoing.on('error', reject).end(body)
  })
}

async function sealed(place: Place, sent: unknown): Promise<string> {
  const { keys } = await value(place, 'payloadKeys', {})
  const [key] = keys
  if (!key) throw new Error('no key is published')
  return seal(key as Parameters<typeof seal>[0], sent)
}

async function value<Name extends CallName>(...request: Parameters<typeof call<Name>>) {
  const answer = await call(...request)
  if (!answer.success) throw new Error(`${request[1]}: ${answer.code}`)
  return answer.value
}

const verification = async (place: Place) => solvePuzzle(await value(place, 'botChallenge', {}))

/** Signs in by name and password, and returns the session's token, or the reason for a refusal. */
export async function letIn(place: Place, username: string, password: string): Promise<string> {
  const login = { type: 'username', username, password, verification: await verification(place) } as const
  const answer = await call(place, 'loginV2', login)
  return answer.success ? answer.value.token : answer.code
}

/** Registers an account with every field that the merchant may ask for. */
export async function openAccount(place: Place): Promise<Person> {
  const { merchant, port } = place
  const values = registrationValues()
  const mobileNum = `917${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  const countryDialingCode = '63'
  const fields = Object.fromEntries(merchant.fields.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
  if (merchant.fields.includes('verificationCode')) {
    const geetest = await verification(place)
    await value(place, 'sendRegPhoneCode', { mobileNo: mobileNum, countryDialingCode, geetest })
    const verificationCode = await mailTo(port, `+${countryDialingCode}${mobileNum}`, /\d{6}/)
    Object.assign(fields, { mobileNum, countryDialingCode, verificationCode })
  }
  const domain = `${merchant.id}.localhost`
  const { token } = await value(place, 'register', {
    ...fields,
    domain,
    registerUrl: `http://${domain}/register`,
    registerMethod: 'WEB',
    login: true,
    termsAccepted: true,
    geetest: await verification(place),
  })
  const { username = '', password = '', email = '' } = values
  return { username, password, email, mobileNum, token }
}
