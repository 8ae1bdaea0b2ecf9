import { CodeError } from '../code-error.ts'
import { crcOf } from './crc.ts'
import { type Field, fieldAt, type ReadField, readFields, writeFields } from './fields.ts'

const FORMAT = '00'
const CRC = '63'
/** The checksum also covers its own id and length. */
const CRC_HEAD = `${CRC}04`
const CRC_LENGTH = 4

/**
 * The fields of a merchant-presented code of EMVCo's, without the checksum's, which was checked. A checksum in small
 * letters is accepted. Source: EMVCo, Merchant-Presented QR Code Specification 1.1.
 * @throws CodeError CRC_MISSING, CRC, VERSION, and the errors of `readFields`
 */
export function readCode(payload: string): readonly ReadField[] {
  const fields = readFields(payload)
  const last = fields.at(-1)
  if (last?.id !== CRC || last.value.length !== CRC_LENGTH) throw new CodeError('CRC_MISSING', CRC)
  const computed = crcOf(payload.slice(0, -CRC_LENGTH))
  if (last.value.toUpperCase() !== computed) throw new CodeError('CRC', CRC, { found: last.value, computed })
  if (fields[0]?.id !== FORMAT) throw new CodeError('VERSION', FORMAT, { found: fields[0]?.id ?? '' })
  return fields.slice(0, -1)
}

/**
 * A code of these fields, in their order, with its checksum at the end. The first field is the format's, `00`.
 *
 * @throws CodeError VERSION, DUPLICATE, and the errors of `writeFields`
 */
export function writeCode(fields: readonly Field[]): string {
  if (fields[0]?.id !== FORMAT) throw new CodeError('VERSION', FORMAT, { found: fields[0]?.id ?? '' })
  const twice = fields.find(({ id }, at) => id === CRC || fields.findIndex((one) => one.id === id) !== at)
  if (twice) throw new CodeError('DUPLICATE', twice.id)
  const text = writeFields(fields) + CRC_HEAD
  return text + crcOf(text)
}

/** The value at a path; undefined where there is none. */
export function valueAt(fields: readonly ReadField[], path: string): string | undefined {
  return fieldAt(fields, path)?.value
}
