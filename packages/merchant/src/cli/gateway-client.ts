import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { request as requestTls } from 'node:https'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { OPERATOR_API, OPERATOR_NAME, type PeopleAnswer } from '@livery/contract/operator'
import { Complaint } from './complaint.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** A running gateway, called in an operator's name. */
export interface GatewayClient {
  /** @throws Complaint with the gateway's answer when the action failed */
  ask<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer>
}

/**
 * Reaches the gateway that `GATEWAY_URL` names, by default the one that `npm start` starts here, with a person's token
 * (`OPERATOR_TOKEN`). Without one, a demonstration gives a token for an hour to anybody who can read the secret beside
 * its data.
 */
export function gatewayClient(root: string, environment: Environment = process.env): GatewayClient {
  const deployment = deploymentClient(root, environment)
  let token: Promise<string> | undefined
  return {
    async ask(method, path, body) {
      token ??= environment.OPERATOR_TOKEN ? Promise.resolve(environment.OPERATOR_TOKEN) : terminalToken(deployment)
      return answerTo(environment, await token, TOKEN_REFUSED, method, path, body)
    },
  }
}

/** Reaches the same gateway with the deployment's secret (`OPERATOR_SECRET`). */
export function deploymentClient(root: string, environment: Environment = process.env): GatewayClient {
  return {
    ask: (method, path, body) =>
      answerTo(
        environment,
        environment.OPERATOR_SECRET || storedSecret(root, environment),
        SECRET_REFUSED,
        method,
        path,
        body,
      ),
  }
}

async function terminalToken(deployment: GatewayClient): Promise<string> {
  const { token } = await deployment.ask<PeopleAnswer>('POST', '/people/terminal', { name: ownName() })
  if (!token) throw new Complaint('The gateway gave no token.')
  return token.value
}

/** The operator's name of the person at the terminal. */
function ownName(): string {
  const name = userInfo()
    .username.toLowerCase()
    .replace(/[^a-z0-9._-]/g, '-')
  return new RegExp(OPERATOR_NAME).test(name) ? name : 'developer'
}

const TOKEN_REFUSED =
  'does not take this token. Set OPERATOR_TOKEN to one that is yours: npm run operator -- token <your name>'
const SECRET_REFUSED =
  "does not take this secret. Set OPERATOR_SECRET to the gateway's, or DATA_DIR to its data folder."

async function answerTo<Answer>(
  environment: Environment,
  secret: string,
  refused: string,
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
): Promise<Answer> {
  const address = environment.GATEWAY_URL || `http://localhost:${environment.PORT || 3000}`
  const host = environment.OPERATOR_HOST || 'operator.localhost'
  const { status, text } = await send(address, host, secret, method, `${OPERATOR_API}${path}`, body)
  const answer = jsonOf(text)
  if (status === 200) return answer as Answer
  // A body with a code comes from another host than the operators'.
  const { message, code } = (answer ?? {}) as { message?: unknown; code?: unknown }
  if (status === 401) throw new Complaint(`The gateway at ${address} ${refused}`)
  if (typeof message === 'string' && code === undefined) throw new Complaint(message)
  throw new Complaint(`The gateway at ${address} answered ${status}; is its operator's host ${host}? (OPERATOR_HOST)`)
}

function storedSecret(root: string, environment: Environment): string {
  const file = join(resolve(root, environment.DATA_DIR || '.data'), 'secrets', 'operator')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new Complaint(
      `There is no secret in ${file}. Set OPERATOR_TOKEN to a token of yours; on the gateway's machine, start it once (npm start) or set OPERATOR_SECRET.`,
    )
  }
}

function send(address: string, host: string, secret: string, method: string, path: string, body: unknown) {
  const url = new URL(path, address)
  const payload = body === undefined ? undefined : JSON.stringify(body)
  return new Promise<{ readonly status: number; readonly text: string }>((done, fail) => {
    // `fetch` sets the Host header itself, and not every resolver knows *.localhost, so `node:http` is used.
    const sending = (url.protocol === 'https:' ? requestTls : request)(
      url,
      {
        method,
        headers: {
          host: url.port ? `${host}:${url.port}` : host,
          authorization: `Bearer ${secret}`,
          ...(payload === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
        )
        response.on('error', fail)
      },
    )
    sending.on('error', ({ code, message }: NodeJS.ErrnoException) =>
      fail(
        new Complaint(
          `No gateway answers at ${address} (${code ?? message}). Start it (npm start), or say where it is: GATEWAY_URL, or PORT for one on this machine.`,
        ),
      ),
    )
    sending.end(payload)
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
