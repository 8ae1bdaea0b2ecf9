import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faultOf } from '../testing/fault-of.ts'
import { payloadOf, VECTORS } from '../testing/vectors.ts'
import { readCode, writeCode } from './code.ts'
import { crcOf } from './crc.ts'
import { type Field, fieldAt, type ReadField, readFields, writeFields } from './fields.ts'

/** A field in its written form, with templates taken apart and put together again. */
function rewritten(field: ReadField): Field {
  const isTemplate = /^(2[6-9]|[34]\d|5[01]|62|64)$/.test(field.id)
  return isTemplate ? { id: field.id, value: writeFields(readFields(field.value, field)) } : field
}

/** A code without its checksum, and with the correct one for its present fields. */
const signed = (text: string) => `${text}6304${crcOf(`${text}6304`)}`

describe('the checksum', () => {
  test('of the field’s own check text', () => {
    expect(crcOf('123456789')).toBe('29B1')
    expect(crcOf('')).toBe('FFFF')
  })

  test('is over bytes: letters of other scripts count with all of theirs', () => {
    expect(crcOf('ភ្នំពញ')).not.toBe(crcOf('aaaaaa'))
    expect(payloadOf('mmqr_odoo').slice(-4)).toBe('5B15')
  })
})

describe.each(VECTORS)('$name', ({ payload, crc }) => {
  test('is read, its checksum is right, and it is written again byte for byte', () => {
    const fields = readCode(payload)
    expect(payload.slice(-4)).toBe(crc)
    expect(writeCode(fields)).toBe(payload)
    expect(writeCode(fields.map(rewritten))).toBe(payload)
  })

  test('is read with the checksum in small letters', () => {
    expect(readCode(payload.slice(0, -4) + crc.toLowerCase())).toEqual(readCode(payload))
  })

  test('is refused when any one character is another', () => {
    const others = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ .@*-abcdef']
    for (let at = 0; at < payload.length; at += 1) {
      const old = payload[at] ?? ''
      const other = others[(at * 7) % others.length] ?? ''
      // A checksum in small letters means the same.
      if (other.toUpperCase() === old.toUpperCase()) continue
      const changed = payload.slice(0, at) + other + payload.slice(at + 1)
      expect(
        faultOf(() => readCode(changed)),
        `${at}: ${changed}`,
      ).not.toBe('nothing thrown')
    }
  })
})

describe('fields', () => {
  const values = fc
    .array(fc.constantFrom(...'aZ09 .:/@កာလ₱é'), { minLength: 1, maxLength: 40 })
    .map((all) => all.join(''))
  const ids = fc.integer({ min: 1, max: 99 }).map((id) => String(id).padStart(2, '0'))
  const others = fc.uniqueArray(fc.record({ id: ids.filter((id) => id !== '63'), value: values }), {
    selector: ({ id }) => id,
    maxLength: 10,
  })

  test('what is written is read again, in its order', () => {
    fc.assert(
      fc.property(others, (fields) => {
        const all = [{ id: '00', value: '01' }, ...fields]
        expect(readCode(writeCode(all)).map(({ id, value }) => ({ id, value }))).toEqual(all)
      }),
    )
  })

  test('any one character of ASCII that becomes another is found', () => {
    fc.assert(
      fc.property(others, fc.nat(), fc.integer({ min: 0x20, max: 0x7e }), (fields, place, code) => {
        const payload = writeCode([{ id: '00', value: '01' }, ...fields])
        const at = place % payload.length
        const other = String.fromCharCode(code)
        fc.pre(/[ -~]/.test(payload[at] ?? '') && other.toUpperCase() !== (payload[at] ?? '').toUpperCase())
        expect(faultOf(() => readCode(payload.slice(0, at) + other + payload.slice(at + 1)))).not.toBe('nothing thrown')
      }),
      { numRuns: 500 },
    )
  })

  test('a length counts characters', () => {
    expect(writeFields([{ id: '01', value: 'ភ្នំពញ' }])).toBe('0106ភ្នំពញ')
    expect(readFields('0106ភ្នំពញ0201x').map(({ id }) => id)).toEqual(['01', '02'])
  })

  test('a field knows its path and where its value begins', () => {
    const fields = readFields(payloadOf('vietqr_static'))
    expect(fieldAt(fields, '38.01.00')).toEqual({ id: '00', value: '970416', path: '38.01.00', at: 38 })
    expect(payloadOf('vietqr_static').slice(38, 44)).toBe('970416')
    expect(fieldAt(fields, '38.03')).toBeUndefined()
    expect(fieldAt(fields, '62.08')).toBeUndefined()
  })
})

describe('what is malformed is refused with its place', () => {
  test.each([
    ['', 'CRC_MISSING 63'],
    ['000201', 'CRC_MISSING 63'],
    ['00020', 'TRUNCATED 00'],
    ['0002016', 'ID'],
    ['0002010X0212', 'ID'],
    ['00020101O211', 'LENGTH 01'],
    ['000201530476X', 'TRUNCATED 53'],
    ['000201010211010212', 'DUPLICATE 01'],
    ['00020163041D3E', 'CRC 63'],
    ['00020163061D3EFF', 'CRC_MISSING 63'],
    [signed('0102110002' + '01'), 'VERSION 00'],
    [signed(''), 'VERSION 00'],
  ])('%s is %s', (payload, fault) => {
    expect(faultOf(() => readCode(payload))).toBe(fault)
  })

  test('inside of a template too', () => {
    const fields = readCode(signed('00020126100002AB0199X'.replace('2610', '2611')))
    expect(faultOf(() => fieldAt(fields, '26.01'))).toBe('TRUNCATED 26.01')
  })

  test.each([
    [[{ id: '01', value: '11' }], 'VERSION 00'],
    [
      [
        { id: '00', value: '01' },
        { id: '59', value: '' },
      ],
      'VALUE 59',
    ],
    [
      [
        { id: '00', value: '01' },
        { id: '5', value: 'x' },
      ],
      'ID 5',
    ],
    [
      [
        { id: '00', value: '01' },
        { id: '59', value: 'x'.repeat(100) },
      ],
      'TOO_LONG 59',
    ],
    [
      [
        { id: '00', value: '01' },
        { id: '59', value: 'a\nb' },
      ],
      'CHARACTERS 59',
    ],
    [
      [
        { id: '00', value: '01' },
        { id: '59', value: 'Café 🎰' },
      ],
      'CHARACTERS 59',
    ],
    [
      [
        { id: '00', value: '01' },
        { id: '63', value: 'ABCD' },
      ],
      'DUPLICATE 63',
    ],
    [
      [
        { id: '00', value: '01' },
        { id: '59', value: 'a' },
        { id: '59', value: 'b' },
      ],
      'DUPLICATE 59',
    ],
  ])('and so is what cannot be written: %j', (fields, fault) => {
    expect(faultOf(() => writeCode(fields))).toBe(fault)
  })

  test('the message says what was found where', () => {
    expect(() => readCode('000201530976X')).toThrow('TRUNCATED at 53, length 9, left 3, at 10')
  })
})
