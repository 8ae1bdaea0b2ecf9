import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileField, type FieldConfig, RuleConfigError } from './compile-field.ts'
import { compileFields } from './compile-fields.ts'
import { checkEqual } from './equal.ts'
import { FIELD_TYPES, normalise } from './normalise.ts'
import { PATTERNS } from './patterns.ts'

const config: FieldConfig = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 1,
  minLength: 4,
  maxLength: 12,
  type: 'text',
}

describe('a field’s rule', () => {
  test('names the template and both bounds, or one number when they are equal', () => {
    expect(compileField(config).validate('a b')).toEqual({ code: 'rule.1.range', params: { min: 4, max: 12 } })
    expect(compileField({ ...config, patternId: 6, minLength: 6, maxLength: 6 }).validate('12345')).toEqual({
      code: 'rule.6.exact',
      params: { min: 6, max: 6 },
    })
  })

  test('accepts the bounds themselves and refuses one beside them', () => {
    const rule = compileField(config)
    expect(['abcd', 'a'.repeat(12)].map((value) => rule.validate(value))).toEqual([null, null])
    expect(['abc', 'a'.repeat(13)].map((value) => rule.validate(value)?.code)).toEqual(['rule.1.range', 'rule.1.range'])
  })

  test('empty is a fault only where required, spaces count as empty', () => {
    expect(compileField(config).validate('  ')).toEqual({ code: 'required', params: {} })
    expect(compileField({ ...config, required: false }).validate('')).toBeNull()
  })

  test('a disabled field takes anything', () => {
    expect(compileField({ ...config, enabled: false }).validate('!')).toBeNull()
  })

  test('counts UTF-16 units after NFC', () => {
    const rule = compileField({ ...config, patternId: 0, minLength: 1, maxLength: 2 })
    expect(rule.validate('e\u0301e\u0301')).toBeNull()
    expect(rule.validate('🎲')).toBeNull()
    expect(rule.validate('🎲a')?.code).toBe('rule.0.range')
  })

  test('reads numbers in any script’s digits', () => {
    const rule = compileField({ ...config, patternId: 6, minLength: 3, maxLength: 3, type: 'tel' })
    for (const value of ['١٢٣', '۱۲۳', '१२३', '১২৩', '௧௨௩', '๑๒๓', '໑໒໓', '၁၂၃', '១២៣', '１２３']) {
      expect(rule.normalise(value)).toBe('123')
      expect(rule.validate(value)).toBeNull()
    }
  })

  test('leaves a password as typed, outer spaces and foreign digits included', () => {
    expect(normalise(' pass\u200f١ ', 'password')).toBe(' pass\u200f١ ')
    expect(normalise('\u202e name\u2069 ', 'text')).toBe('name')
    expect(normalise('می\u200cخواهم', 'text')).toBe('می\u200cخواهم')
  })

  test('normalising twice is normalising once', () => {
    const unit = fc.constantFrom(
      'a',
      'e',
      '\u0301',
      '\u0323',
      '\u200e',
      '\u202e',
      ' ',
      '\u3000',
      '١',
      '１',
      '각',
      '\u11a8',
      '\u1100',
      '가',
    )
    fc.assert(
      fc.property(fc.string({ unit }), fc.constantFrom(...FIELD_TYPES), (value, type) => {
        const once = normalise(value, type)
        expect(normalise(once, type)).toBe(once)
      }),
    )
  })

  test('an unknown pattern id is refused when compiling', () => {
    expect(() => compileField({ ...config, patternId: 21 })).toThrow(RuleConfigError)
  })

  test('every template’s examples pass through it within wide bounds', () => {
    for (const pattern of PATTERNS) {
      const rule = compileField({ ...config, patternId: pattern.id, minLength: 1, maxLength: 255, type: 'password' })
      for (const value of pattern.valid) expect(rule.validate(value), value).toBeNull()
      for (const value of pattern.invalid) expect(rule.validate(value)?.code, value).toBe(`rule.${pattern.id}.range`)
    }
  })

  test('a confirmation must be equal', () => {
    expect(checkEqual('Secret1', 'Secret1')).toBeNull()
    expect(checkEqual('secret1', 'Secret1')).toEqual({ code: 'confirmMismatch', params: {} })
  })
})

describe('a form’s rules', () => {
  test('hold enabled fields only, with their custom patterns', async () => {
    const rules = await compileFields({
      username: config,
      password: { ...config, patternId: 0, acceptedPattern: '(?=.*[A-Z])(?=.*\\d).+', type: 'password' },
      line: { ...config, enabled: false, acceptedPattern: '(' },
    })
    expect(Object.keys(rules)).toEqual(['username', 'password'])
    expect(rules.password?.validate('Secret1')).toBeNull()
    expect(rules.password?.validate('secret1')).toEqual({ code: 'custom', params: {} })
    expect(rules.password?.validate('S1')?.code).toBe('rule.0.range')
  })

  test('a lone star and nothing mean any value', async () => {
    for (const acceptedPattern of ['*', '']) {
      const rules = await compileFields({ username: { ...config, patternId: 0, acceptedPattern } })
      expect(rules.username?.validate('any thing')).toBeNull()
    }
  })
})
