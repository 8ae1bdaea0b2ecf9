import { isMailbox } from './mailbox.ts'
import type { RegistrationField } from './registration-fields.ts'

/**
 * The rule that follows from a field's name; it applies when the merchant's config states no template and no pattern.
 */
export interface NamedRule {
  readonly name: RegistrationField
  /** Expressions that must all match the value. None of them backtracks (a test reads all of them). */
  readonly shape: readonly RegExp[]
  /** Whether the whole value, normalised and not empty, fits. Linear in the value's length. */
  readonly test: (value: string) => boolean
  /** The bounds of the network itself; those of the config apply as well. */
  readonly min: number
  readonly max: number
  /** Key under `validation` of the message; it ends in `.range` or `.exact` (params min and max). */
  readonly messageKey: `named.${RegistrationField}`
  /** Digits of every script are folded to ASCII for this field, whichever rule the config asks for. */
  readonly numeric: boolean
  /** The normal form of a value, in which it is checked, sent and stored when this rule applies. */
  readonly tidy: (value: string) => string
  readonly valid: readonly string[]
  readonly invalid: readonly string[]
}

/** A rule as it is written in the table below. */
type Written = Pick<NamedRule, 'name' | 'shape' | 'valid' | 'invalid'> &
  Partial<Pick<NamedRule, 'min' | 'max' | 'numeric' | 'tidy'>> & { readonly holds?: (value: string) => boolean }

const LENGTH_MAX = 255
/** The longest code from an SMS (docs/product.md 8.3). */
const VERIFICATION_CODE_MAX = 255

const WRITTEN: readonly Written[] = [
  {
    name: 'payeeName',
    // A name as banks write it, in any script: letters with their marks and joiners, and the separators between its
    // parts.
    shape: [/^\p{L}[\p{Join_C}\p{L}\p{M} '’.·・-]*$/u],
    valid: [
      'Juan dela Cruz',
      "Conan O'Brien",
      'Jean-Luc Picard',
      '阿里木·买买提',
      'محمد علي',
      'สมชาย ใจดี',
      'José P. Rizal',
    ],
    invalid: ['Juan 2', '-Juan', 'Juan_Cruz', 'Juan!', '...', '\u200c'],
  },
  {
    name: 'qqNum',
    numeric: true,
    shape: [/^[1-9][0-9]*$/],
    min: 5,
    max: 12,
    valid: ['10001', '123456789012'],
    invalid: ['01234', '1234', '1234567890123', '12345a', '-12345'],
  },
  {
    name: 'line',
    shape: [/^@?[a-z0-9][a-z0-9._-]*$/i],
    max: 20,
    valid: ['somchai.88', 'a_b-c', '@shop', '0812345678'],
    invalid: ['.somchai', 'som chai', 'สมชาย', 'a'.repeat(21), '@', 'a@b'],
  },
  {
    name: 'whatsapp',
    numeric: true,
    tidy: (value) => value.replace(/[\s().-]/g, ''),
    shape: [/^\+?[0-9]+$/],
    min: 7,
    max: 16,
    valid: ['+639171234567', '09171234567', '+1 (415) 555-0123', '٠٩١٧١٢٣٤٥٦٧'],
    invalid: ['123456', '+6391712345671234', '0917x1234567', '09+171234567', 'name'],
  },
  {
    name: 'facebook',
    // The address of a profile stands for the name or number at its end.
    tidy: (value) =>
      value
        .replace(/^(?:https?:\/\/)?(?:www\.|m\.|web\.)?(?:facebook|fb)\.com\//i, '')
        .replace(/^profile\.php\?id=/i, '')
        .replace(/\/$/, ''),
    shape: [/^[\p{Join_C}\p{L}\p{M}\p{Nd} '’._-]+$/u, /[\p{L}\p{Nd}]/u],
    valid: [
      'Marta Lindqvist',
      'marta.lindqvist',
      'https://www.facebook.com/marta.lindqvist/',
      'সাকিব',
      'profile.php?id=100',
    ],
    invalid: ['marta@home', 'https://example.com/marta', '...', 'marta<b>', 'marta?x=1'],
  },
  {
    name: 'wechat',
    shape: [/^[a-z][a-z0-9_-]*$/i],
    min: 6,
    max: 20,
    valid: ['wxid_ab12cd34', 'Li-Na88', 'abcdef'],
    invalid: ['1wechat', 'short', 'li na888', '李娜李娜李娜', 'a'.repeat(21)],
  },
  {
    name: 'idNumber',
    numeric: true,
    // Burmese ID numbers contain letters and parentheses, others hyphens, points and slashes; all contain a digit.
    shape: [/^[\p{L}\p{M}\p{Nd}()/. -]+$/u, /[0-9]/],
    valid: [
      '110101199003077758',
      'S1234567D',
      '12/OUKAMA(N)123456',
      '၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆',
      '1-2345-67890-12-3',
      'X 1234567',
    ],
    invalid: ['passport', '12_34', '#1234', '12,34', '12<34>'],
  },
  {
    name: 'email',
    shape: [],
    holds: isMailbox,
    valid: ['name@example.com', 'first.last+tag@mail.example.co'],
    invalid: ['name', 'name@example', 'a b@example.com', 'a@-example.com'],
  },
  {
    name: 'recommenderId',
    numeric: true,
    shape: [/^[\p{L}\p{M}\p{Nd}._-]+$/u],
    valid: ['100001', 'player1', 'a.b-c_d', '玩家8'],
    invalid: ['player 1', 'player@1', '#1', 'a/b'],
  },
  {
    name: 'affiliateCode',
    numeric: true,
    shape: [/^[A-Za-z0-9_-]+$/],
    valid: ['AGENT01', 'spring-2026', 'a_b'],
    invalid: ['agent 01', 'ágent', 'agent/01', '<agent>'],
  },
  // Codes may be any text that was sent or shown; only their digits are folded.
  {
    name: 'verificationCode',
    numeric: true,
    shape: [],
    max: VERIFICATION_CODE_MAX,
    valid: ['123456', 'A-1'],
    invalid: [],
  },
  { name: 'captcha', numeric: true, shape: [/^\S+$/], valid: ['k4Rt', '7391'], invalid: ['k4 Rt'] },
]

/** The rules of fields that mean something by their name. Source: docs/product.md 8.3. */
export const NAMED_RULES: readonly NamedRule[] = WRITTEN.map(({ holds, ...written }) => ({
  min: 1,
  max: LENGTH_MAX,
  numeric: false,
  tidy: (value) => value,
  ...written,
  test: (value) => written.shape.every((shape) => shape.test(value)) && (holds?.(value) ?? true),
  messageKey: `named.${written.name}`,
}))

/** The rule a field has by its name; undefined for one that has none. */
export function namedRule(name: string): NamedRule | undefined {
  return NAMED_RULES.find((rule) => rule.name === name)
}
