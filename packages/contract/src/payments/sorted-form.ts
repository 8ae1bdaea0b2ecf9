import { createHmac } from 'node:crypto'
import { isTimely } from '../adapter-parts.ts'
import { constantTimeEqual } from '../constant-time-equal.ts'

/**
 * Forms as many payment providers sign them: the fields in the order of their names, `name=value` with `&` between,
 * HMAC-SHA256 of that in capital hexadecimal digits as the field `sign`. Empty fields are left out. Server side only.
 */
type Fields = Readonly<Record<string, string>>

/** The fields with time and signature. */
export function signedForm(key: string, fields: Fields, nowMs: number): Fields {
  const timed = { ...withoutEmpty(fields), time: String(nowMs) }
  return { ...timed, sign: digest(key, timed) }
}

/** Whether one of the keys signed exactly these fields, within five minutes of now. Constant time. */
export function isSignedForm(keys: readonly string[], { sign = '', ...fields }: Fields, nowMs: number): boolean {
  return isTimely(fields.time, nowMs) && keys.some((key) => constantTimeEqual(sign, digest(key, fields)))
}

/** A form's fields; null where a name comes twice, since it could mean one thing when signed and another when read. */
export function fieldsOf(text: string): Fields | null {
  const entries = [...new URLSearchParams(text)]
  const fields = Object.fromEntries(entries)
  return Object.keys(fields).length === entries.length ? fields : null
}

function withoutEmpty(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

function digest(key: string, fields: Fields): string {
  const names = Object.keys(fields).sort()
  const text = names.map((name) => `${name}=${fields[name]}`).join('&')
  return createHmac('sha256', key).update(text).digest('hex').toUpperCase()
}
