import { type Argon2Parameters, argon2, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { constantTimeEqual } from '@livery/contract/constant-time-equal'
import pLimit from 'p-limit'

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. Runs on libuv's pool, off the event loop. */
const MEMORY_KIB = 19 * 1024
const PASSES = 2
const PARALLELISM = 1
const TAG_BYTES = 32

/**
 * How many hashes run in parallel: one core is left to the event loop, and half of libuv's four threads to files and
 * DNS. With more, everybody would wait longer.
 */
const atOnce = pLimit(Math.max(1, Math.min(availableParallelism() - 1, 2)))

/** Returns a PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await compute(password, salt, MEMORY_KIB, PASSES, PARALLELISM)
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${base64(salt)}$${base64(hash)}`
}

/** Whether the password matches this PHC string. False for unknown or damaged strings. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(phc)
  if (!parts) return false
  const [, memory, passes, parallelism, salt, expected] = parts as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const hash = await compute(password, Buffer.from(salt, 'base64'), Number(memory), Number(passes), Number(parallelism))
  return constantTimeEqual(hash, Buffer.from(expected, 'base64'))
}

let decoy: Promise<string> | undefined

/** Takes the time of a real check, so that the response time does not reveal an unknown account. */
export async function verifyAgainstNobody(password: string): Promise<false> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  await verifyPassword(password, await decoy)
  return false
}

function compute(password: string, salt: Buffer, memory: number, passes: number, parallelism: number) {
  // NFC makes a password typed on another keyboard or system the same bytes.
  const message = Buffer.from(password.normalize('NFC'))
  return atOnce(derive, 'argon2id', { message, nonce: salt, parallelism, tagLength: TAG_BYTES, memory, passes })
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
