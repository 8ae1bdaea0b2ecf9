import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { captcha } from '@livery/contract/auth/bot-check'
import type { ResponseOf } from '@livery/contract/call'
import { LiveryError } from '@livery/contract/errors'
import type { FastifyRequest } from 'fastify'
import { spend } from '../../members/throttle/budget.ts'
import { bytes } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { subscriberOf } from '../../platform/http/network.ts'
import type { Pictures } from '../../platform/pictures/pictures.ts'

/** Letters and digits that people do not confuse with one another. */
const ALPHABET = 'ACDEFHJKLMNPRTUVWXY3479'
const LENGTH = 4
const LIFETIME_MS = 5 * 60_000

/**
 * At most one picture a second for one browser (docs/product.md 9.2); browsers behind one address are counted apart.
 */
const GAP_MS = 1_000

/** Counts a requested picture. Throws TOO_MANY_REQUESTS (seconds) within a second of the last one. */
export async function countCaptcha(sql: Sql, merchantId: string, http: FastifyRequest): Promise<void> {
  const browser = createHash('sha256')
    .update(`${subscriberOf(http.ip)}|${http.headers['user-agent'] ?? ''}`)
    .digest('base64url')
    .slice(0, 22)
  await spend(
    sql,
    merchantId,
    [{ key: `captcha|${browser}`, most: 1, windowMs: GAP_MS }],
    () => new LiveryError('TOO_MANY_REQUESTS', { params: { seconds: 1 } }),
  )
}

/** Draws a captcha and stores the hash of its answer; each may be tried once. */
export async function makeCaptcha(
  sql: Sql,
  pictures: Pictures,
  merchantId: string,
): Promise<ResponseOf<typeof captcha>> {
  const text = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const captchaId = randomUUID()
  const [image] = await Promise.all([
    pictures.captcha(text, captchaId),
    sql.run('insert into captcha (id, merchant_id, answer_hash, expires_at) values ($1, $2, $3, $4)', [
      captchaId,
      merchantId,
      answerHash(captchaId, text),
      new Date(Date.now() + LIFETIME_MS),
    ]),
  ])
  return { captchaId, image: image.toString('base64') }
}

/**
 * Whether the answer is right. One statement checks and deletes the captcha, right or wrong, so that it cannot be tried
 * twice.
 */
export async function solveCaptcha(sql: Sql, merchantId: string, id: string, answer: string): Promise<boolean> {
  const rows = await sql.rows(
    { answer_hash: bytes },
    `update captcha set used_at = now()
      where id = $1 and merchant_id = $2 and used_at is null and expires_at > now() returning answer_hash`,
    [id, merchantId],
  )
  return rows[0]?.answer_hash.equals(answerHash(id, answer)) ?? false
}

function answerHash(id: string, answer: string): Buffer {
  return createHash('sha256').update(`${id}|${answer.trim().toUpperCase()}`).digest()
}
