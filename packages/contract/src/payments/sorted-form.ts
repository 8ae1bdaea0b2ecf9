import { createHmac } from 'node:crypto'
import { isTimely } from '../adapter-parts.ts'
import { constantTimeEqual } from '../constant-time-equal.ts'

/**
 * Signed forms as many payment providers use them. The text `name=value`, with `&` between the fields in the order of
 * their names, is signed by HMAC-SHA256, and the result stands in capital hexadecimal digits in the field `sign`. Names
 * and values in the signed text are percent-encoded (RFC 3986), so that no value can be read as another field. Empty
 * fields are left out. Server side only.
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

/**
 * A form's fields; null where a name comes twice, because the signed value could differ from the value that is read.
 */
export function fieldsOf(text: string): Fields | null {
  const entries = [...new URLSearchParams(text)]
  const fields = Object.fromEntries(entries)
  return Object.keys(fields).length === entries.length ? fields : null
}

function withoutEmpty(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

function digest(key: string, fields: Fields): string {
  return createHmac('sha256', key).update(canonicalForm(fields)).digest('hex').toUpperCase()
}

/** The signed text of a form: equal for equal fields only. */
export function canonicalForm(fields: Fields): string {
  const names = Object.keys(fields).sort()
  return names.map((name) => `${encoded(name)}=${encoded(fields[name] ?? '')}`).join('&')
}

/** Encodes everything but RFC 3986's unreserved characters; `encodeURIComponent` leaves five more. */
const encoded = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
