import { CodeError } from '../code-error.ts'

/** One field of a code. The value of a template consists of fields again. */
export interface Field {
  /** Two figures. */
  readonly id: string
  readonly value: string
}

export interface ReadField extends Field {
  /** Its id after those of the templates around it: `38.01.00`. */
  readonly path: string
  /** The index of its value in the code, in characters from 0. */
  readonly at: number
}

const HEAD_LENGTH = 4
const VALUE_MAX = 99
const TWO_FIGURES = /^\d\d$/
/** Some programs count a character beyond U+FFFF as two, so a length would be ambiguous. */
const UNSAFE = /\p{Cc}|\p{Cs}|[\u{10000}-\u{10FFFF}]/u

/**
 * The fields of a code or of a template: id (2 figures), length (2 figures, in characters), value.
 * @param within the template whose value it is; by default it is a whole code
 * @throws CodeError ID, LENGTH, TRUNCATED or DUPLICATE, with the path and the character at which it was found
 */
export function readFields(text: string, within?: ReadField): readonly ReadField[] {
  const characters = [...text]
  const fields: ReadField[] = []
  for (let at = 0; at < characters.length; ) {
    const field = readField(characters, at, within)
    if (fields.some(({ id }) => id === field.id)) throw new CodeError('DUPLICATE', field.path, { at: field.at })
    fields.push(field)
    at = field.at - (within?.at ?? 0) + [...field.value].length
  }
  return fields
}

function readField(characters: readonly string[], start: number, within: ReadField | undefined): ReadField {
  const at = start + (within?.at ?? 0)
  const id = characters.slice(start, start + 2).join('')
  if (!TWO_FIGURES.test(id)) throw new CodeError('ID', within?.path ?? '', { found: id, at })
  const path = within ? `${within.path}.${id}` : id
  const stated = characters.slice(start + 2, start + HEAD_LENGTH).join('')
  if (!TWO_FIGURES.test(stated)) throw new CodeError('LENGTH', path, { found: stated, at: at + 2 })
  const left = characters.length - start - HEAD_LENGTH
  const length = Number(stated)
  if (length > left) throw new CodeError('TRUNCATED', path, { length, left, at: at + HEAD_LENGTH })
  const value = characters.slice(start + HEAD_LENGTH, start + HEAD_LENGTH + length).join('')
  return { id, value, path, at: at + HEAD_LENGTH }
}

/**
 * Fields as text, in the given order. Lengths are in characters.
 * @param within the path of the template around them, for errors
 * @throws CodeError ID, VALUE (nothing), TOO_LONG or CHARACTERS
 */
export function writeFields(fields: readonly Field[], within = ''): string {
  return fields.map((field) => writeField(field, within ? `${within}.${field.id}` : field.id)).join('')
}

function writeField({ id, value }: Field, path: string): string {
  if (!TWO_FIGURES.test(id)) throw new CodeError('ID', path, { found: id })
  if (value === '') throw new CodeError('VALUE', path, { found: value })
  const [unsafe] = UNSAFE.exec(value) ?? []
  if (unsafe !== undefined) throw new CodeError('CHARACTERS', path, { found: JSON.stringify(unsafe) })
  const { length } = [...value]
  if (length > VALUE_MAX) throw new CodeError('TOO_LONG', path, { length, max: VALUE_MAX })
  return `${id}${String(length).padStart(2, '0')}${value}`
}

/**
 * The field at a path such as `38.01.00`; undefined where there is none. Only the templates on the way are read.
 * @throws CodeError as `readFields` does, where a template on the way is malformed
 */
export function fieldAt(fields: readonly ReadField[], path: string): ReadField | undefined {
  const [id = '', ...rest] = path.split('.')
  const field = fields.find((one) => one.id === id)
  return field && rest.length > 0 ? fieldAt(readFields(field.value, field), rest.join('.')) : field
}
