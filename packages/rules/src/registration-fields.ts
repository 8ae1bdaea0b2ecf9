import type { FieldRecord } from './field-record.ts'
import { isMailbox } from './mailbox.ts'
import type { FormFlags, RegisterMethod } from './register-methods.ts'

/** The longest code from an SMS (docs/product.md 8.3). */
const VERIFICATION_CODE_MAX = 255

const byUsername = (method: RegisterMethod) => method === 'username'
const withPassword = (method: RegisterMethod, flags: FormFlags) => method === 'username' || flags.MOBILENUMPASSREG3

/**
 * Every field of the register form (docs/product.md 7.2), in the order of the form. Schema, form, validation, the check
 * of merchants' configuration and what the gateway stores are made from these records.
 */
export const REGISTRATION_RECORDS = {
  username: {
    type: 'text',
    storage: 'account',
    autoComplete: 'username',
    isInvented: true,
    neededBy: ['USERNAMEREG3'],
    isInForm: byUsername,
  },
  mobileNum: {
    type: 'tel',
    storage: 'profile',
    neededBy: ['MOBILENUMREG3', 'REGMOBVERF3'],
  },
  verificationCode: {
    type: 'text',
    storage: 'nothing',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    neededBy: ['REGMOBVERF3'],
    onlyWith: 'REGMOBVERF3',
    beside: 'mobileNum',
    isAlwaysRequired: true,
    emptyCode: 'smsRequired',
    // A code may be any text that was sent; only its digits are folded.
    rule: {
      numeric: true,
      shape: [],
      max: VERIFICATION_CODE_MAX,
      valid: ['123456', 'A-1'],
      invalid: [],
    },
  },
  password: {
    type: 'password',
    storage: 'password',
    autoComplete: 'new-password',
    isInvented: true,
    neededBy: ['USERNAMEREG3', 'MOBILENUMPASSREG3'],
    isInForm: withPassword,
  },
  confirmPassword: {
    type: 'password',
    storage: 'nothing',
    autoComplete: 'new-password',
    beside: 'password',
    isInForm: withPassword,
    isAlwaysRequired: true,
    emptyCode: 'confirmRequired',
  },
  payeeName: {
    type: 'text',
    storage: 'profile',
    autoComplete: 'name',
    isFreeText: true,
    rule: {
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
  },
  paymentPassword: {
    type: 'password',
    storage: 'profileHash',
    autoComplete: 'off',
    foldsDigits: true,
    isAlwaysRequired: true,
  },
  email: {
    type: 'email',
    storage: 'profile',
    autoComplete: 'email',
    inputMode: 'email',
    rule: {
      shape: [],
      holds: isMailbox,
      valid: ['name@example.com', 'first.last+tag@mail.example.co'],
      invalid: ['name', 'name@example', 'a b@example.com', 'a@-example.com'],
    },
  },
  qqNum: {
    type: 'text',
    storage: 'profile',
    autoComplete: 'off',
    inputMode: 'numeric',
    rule: {
      numeric: true,
      shape: [/^[1-9][0-9]*$/],
      min: 5,
      max: 12,
      valid: ['10001', '123456789012'],
      invalid: ['01234', '1234', '1234567890123', '12345a', '-12345'],
    },
  },
  line: {
    type: 'text',
    storage: 'profile',
    autoComplete: 'off',
    rule: {
      shape: [/^@?[a-z0-9][a-z0-9._-]*$/i],
      max: 20,
      valid: ['somchai.88', 'a_b-c', '@shop', '0812345678'],
      invalid: ['.somchai', 'som chai', 'สมชาย', 'a'.repeat(21), '@', 'a@b'],
    },
  },
  whatsapp: {
    type: 'tel',
    storage: 'profile',
    autoComplete: 'tel',
    inputMode: 'tel',
    rule: {
      numeric: true,
      tidy: (value) => value.replace(/[\s().-]/g, ''),
      shape: [/^\+?[0-9]+$/],
      min: 7,
      max: 16,
      valid: ['+639171234567', '09171234567', '+1 (415) 555-0123', '٠٩١٧١٢٣٤٥٦٧'],
      invalid: ['123456', '+6391712345671234', '0917x1234567', '09+171234567', 'name'],
    },
  },
  facebook: {
    type: 'text',
    storage: 'profile',
    autoComplete: 'off',
    isFreeText: true,
    rule: {
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
  },
  wechat: {
    type: 'text',
    storage: 'profile',
    autoComplete: 'off',
    rule: {
      shape: [/^[a-z][a-z0-9_-]*$/i],
      min: 6,
      max: 20,
      valid: ['wxid_ab12cd34', 'Li-Na88', 'abcdef'],
      invalid: ['1wechat', 'short', 'li na888', '李娜李娜李娜', 'a'.repeat(21)],
    },
  },
  idNumber: {
    type: 'text',
    storage: 'profile',
    autoComplete: 'off',
    rule: {
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
  },
  recommenderId: {
    type: 'text',
    storage: 'profile',
    autoComplete: 'off',
    rule: {
      numeric: true,
      shape: [/^[\p{L}\p{M}\p{Nd}._-]+$/u],
      valid: ['100001', 'player1', 'a.b-c_d', '玩家8'],
      invalid: ['player 1', 'player@1', '#1', 'a/b'],
    },
  },
  affiliateCode: {
    type: 'text',
    storage: 'profile',
    autoComplete: 'off',
    isLinked: true,
    rule: {
      numeric: true,
      shape: [/^[A-Za-z0-9_-]+$/],
      valid: ['AGENT01', 'spring-2026', 'a_b'],
      invalid: ['agent 01', 'ágent', 'agent/01', '<agent>'],
    },
  },
  captcha: {
    type: 'text',
    storage: 'nothing',
    neededBy: ['REGCAPTCHA'],
    onlyWith: 'REGCAPTCHA',
    isAlwaysRequired: true,
    emptyCode: 'captchaRequired',
    // The letters may be any that were drawn; only their digits are folded.
    rule: {
      numeric: true,
      shape: [/^\S+$/],
      valid: ['k4Rt', '7391'],
      invalid: ['k4 Rt'],
    },
  },
} as const satisfies Readonly<Record<string, FieldRecord>>

export type RegistrationField = keyof typeof REGISTRATION_RECORDS
export const REGISTRATION_FIELDS = Object.keys(REGISTRATION_RECORDS) as readonly RegistrationField[]

/** A field's record, where its exact type does not matter. */
export function fieldRecord(name: RegistrationField): FieldRecord {
  return REGISTRATION_RECORDS[name]
}

export function isRegistrationField(name: string): name is RegistrationField {
  return Object.hasOwn(REGISTRATION_RECORDS, name)
}
