import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { request as requestTls } from 'node:https'
import { join, resolve } from 'node:path'
import { OPERATOR_API } from '@livery/contract/operator'
import { Complaint } from './complaint.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** A running gateway, spoken to as its operator. */
export interface GatewayClient {
  /** @throws Complaint with the gateway's answer when the action failed */
  ask<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer>
}

/**
 * Reaches the gateway that `GATEWAY_URL` names, by default the one that `npm start` starts here, with the secret of
 * `OPERATOR_SECRET` or the one that gateway keeps beside its data.
 */
export function gatewayClient(root: string, environment: Environment = process.env): GatewayClient {
  const address = environment.GATEWAY_URL || `http://localhost:${environment.PORT || 3000}`
  const secret = environment.OPERATOR_SECRET || keptSecret(root, environment)
  const host = environment.OPERATOR_HOST || 'operator.localhost'
  return {
    async ask(method, path, body) {
      const { status, text } = await send(address, host, secret, method, `${OPERATOR_API}${path}`, body)
      const answer = jsonOf(text)
      if (status === 200) return answer as never
      const said = (answer as { message?: unknown } | undefined)?.message
      if (status === 401) {
        throw new Complaint(
          `The gateway at ${address} does not take this secret. Set OPERATOR_SECRET to the gateway's, or DATA_DIR to its data folder.`,
        )
      }
      if (typeof said === 'string') throw new Complaint(said)
      throw new Complaint(
        `The gateway at ${address} answered ${status}; is its operator's host ${host}? (OPERATOR_HOST)`,
      )
    },
  }
}

function keptSecret(root: string, environment: Environment): string {
  const file = join(resolve(root, environment.DATA_DIR || '.data'), 'secrets', 'operator')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new Complaint(
      `There is no secret in ${file}. Start the gateway once (npm start), or set OPERATOR_SECRET to that of the gateway.`,
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
      fail(new Complaint(`No gateway answers at ${address} (${code ?? message}). Start it: npm start`)),
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
