import { isCalendarDay } from './calendar.ts'
import { isMailbox } from './mailbox.ts'

export const PATTERN_IDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const
export type PatternId = (typeof PATTERN_IDS)[number]

/** One of the platform's pattern templates: the required form of the whole value. Length is checked elsewhere. */
export interface Pattern {
  readonly id: PatternId
  readonly name: string
  /** Expressions that must all match the value. None of them backtracks (a test reads all of them). */
  readonly shape: readonly RegExp[]
  /** Whether the whole value, normalised and not empty, fits. Linear in the value's length. */
  readonly test: (value: string) => boolean
  /** Key under `validation` of the message; it ends in `.range` or `.exact` (params min and max). */
  readonly messageKey: `rule.${PatternId}`
  readonly valid: readonly string[]
  readonly invalid: readonly string[]
}

/** A template in the form of the table; its test and its message key are derived. */
type Template = Omit<Pattern, 'test' | 'messageKey'> & { readonly holds?: (value: string) => boolean }

/**
 * The templates 0–20 in order of their ids. "Letters" of accounts and passwords are English ones; 12 and 14, which are
 * for names, accept every script. Source: docs/product.md 8.2, docs/decisions/14.
 */
const TEMPLATES: readonly Template[] = [
  {
    id: 0,
    name: 'plain length',
    shape: [],
    valid: ['a', '*', 'two words', '字', '🎲'],
    invalid: [],
  },
  {
    id: 1,
    name: 'first a letter, then letters and digits',
    shape: [/^[A-Za-z][A-Za-z0-9]*$/],
    valid: ['a', 'player1', 'A1b2'],
    invalid: ['1player', 'play er', 'play_er', 'плеер', 'a1\n'],
  },
  {
    id: 2,
    name: 'Chinese characters and digits',
    shape: [/^[\p{Script=Han}0-9]+$/u],
    valid: ['玩家', '玩家8', '88', '𠮷'],
    invalid: ['玩家a', '玩 家', 'プレイヤー', '玩家!'],
  },
  {
    id: 3,
    name: 'mailbox',
    shape: [],
    holds: isMailbox,
    valid: ['name@example.com', 'first.last+tag@mail.example.co', "o'neil@example.ph"],
    invalid: [
      'name',
      'name@example',
      '@example.com',
      'a@b@example.com',
      '.a@example.com',
      'a..b@example.com',
      'a b@example.com',
      'a@-example.com',
      'a@example.c',
    ],
  },
  {
    id: 4,
    name: 'alphanumeric, no special characters',
    shape: [/^[A-Za-z0-9]+$/],
    valid: ['a', '7', '1player'],
    invalid: ['play_er', 'a b', 'ñ', '١٢'],
  },
  {
    id: 5,
    name: 'letters and digits combined',
    shape: [/^[A-Za-z0-9]+$/, /[A-Za-z]/, /[0-9]/],
    valid: ['a1', '1a', 'secret99'],
    invalid: ['secret', '123456', 'secret 9', 'secret-9'],
  },
  {
    id: 6,
    name: 'digits only',
    shape: [/^[0-9]+$/],
    valid: ['0', '123456'],
    invalid: ['12a', '1 2', '-1', '1.5'],
  },
  {
    id: 7,
    name: 'alphanumeric with at least one capital letter',
    shape: [/^[A-Za-z0-9]+$/, /[A-Z]/],
    valid: ['A', 'player1A', 'ABC123'],
    invalid: ['player1', '123', 'Player 1', 'Ñ'],
  },
  {
    id: 8,
    name: 'English letters and spaces',
    shape: [/^[A-Za-z ]+$/],
    valid: ['Juan', 'Juan dela Cruz'],
    invalid: ['Juan 2', 'Peña', 'O’Neil', 'a\tb'],
  },
  {
    id: 9,
    name: 'no spaces',
    shape: [/^\S+$/],
    valid: ['a', '@#!', '玩家', 'p.a.s.s'],
    invalid: ['a b', 'a\u00a0b', 'a\u3000b', 'a\n'],
  },
  {
    id: 10,
    name: 'Chinese characters and punctuation',
    shape: [/^[\p{Script=Han}\p{P}～]+$/u],
    valid: ['玩家', '阿里木·买买提', '你好，世界！'],
    invalid: ['玩家1', '玩家a', '玩 家'],
  },
  {
    id: 11,
    name: 'date yyyy-MM-dd',
    shape: [/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/],
    holds: (value) => isCalendarDay(+value.slice(0, 4), +value.slice(5, 7), +value.slice(8)),
    valid: ['1990-12-31', '2000-02-29'],
    invalid: ['1990-13-01', '1900-02-29', '1990-2-1', '31-12-1990', '1990/12/31', '0000-01-01'],
  },
  {
    id: 12,
    name: 'letters and spaces',
    // Joiners are allowed inside Persian and Indic words; alone they would be an invisible name.
    shape: [/^[\p{Join_C}\p{L}\p{M} ]+$/u, /[\p{L}\p{M} ]/u],
    valid: ['Juan Peña', 'محمد علي', 'สมชาย ใจดี', 'राम कुमार', 'می\u200cخواهم'],
    invalid: ['Juan 2', 'Juan_P', 'a!'],
  },
  {
    id: 13,
    name: 'date MM-dd-yyyy',
    shape: [/^[0-9]{2}-[0-9]{2}-[0-9]{4}$/],
    holds: (value) => isCalendarDay(+value.slice(6), +value.slice(0, 2), +value.slice(3, 5)),
    valid: ['12-31-1990', '02-29-2024'],
    invalid: ['31-12-1990', '02-29-2023', '1990-12-31', '1-1-1990'],
  },
  {
    id: 14,
    name: 'letters and digits only',
    shape: [/^[\p{Join_C}\p{L}\p{M}\p{Nd}]+$/u, /[\p{L}\p{M}\p{Nd}]/u],
    valid: ['player1', 'لاعب7', 'ผู้เล่น', '玩家9'],
    invalid: ['play er', 'play-er', 'a!'],
  },
  {
    id: 15,
    name: 'Korean',
    shape: [/^\p{Script=Hangul}+$/u],
    valid: ['김철수', 'ㅋ'],
    invalid: ['김 철수', 'Kim', '김1', '金'],
  },
  {
    id: 16,
    name: 'Thai',
    shape: [/^[\u0e01-\u0e3a\u0e40-\u0e4e]+$/],
    valid: ['สมชาย', 'ผู้เล่น'],
    invalid: ['สมชาย1', 'สมชาย ใจดี', 'Somchai', '๑๒'],
  },
  {
    id: 17,
    name: 'Thai or English letters and spaces',
    shape: [/^[A-Za-z \u0e01-\u0e3a\u0e40-\u0e4e]+$/],
    valid: ['สมชาย ใจดี', 'Somchai Jaidee', 'สมชาย Jaidee'],
    invalid: ['สมชาย1', 'Somchai!', 'ñ'],
  },
  {
    id: 18,
    name: 'capital letters and spaces, at least one letter',
    shape: [/^[A-Z ]+$/, /[A-Z]/],
    valid: ['JUAN', 'JUAN DELA CRUZ', 'A '],
    invalid: ['Juan', ' ', 'JUAN 2', 'Ñ'],
  },
  {
    id: 19,
    name: 'letters, digits and symbols',
    shape: [/^[\x21-\x7e]+$/],
    valid: ['a', 'p@ss', '~!{}', '123'],
    invalid: ['p ss', 'pässword', '密码', 'a\t'],
  },
  {
    id: 20,
    name: 'at least one capital, one small letter, one digit and one symbol',
    shape: [/^[\x21-\x7e]+$/, /[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/],
    valid: ['aB3!', 'Str0ng~Pass'],
    invalid: ['aB3', 'ab3!', 'AB3!', 'aBc!', 'a B3!', 'äB3!'],
  },
]

/** The templates 0–20, each at the index that is its id. */
export const PATTERNS: readonly Pattern[] = TEMPLATES.map(({ holds, ...template }) => ({
  ...template,
  test: (value) => template.shape.every((shape) => shape.test(value)) && (holds?.(value) ?? true),
  messageKey: `rule.${template.id}`,
}))

/** The template of an id; undefined for an id outside 0–20. */
export function patternById(id: number): Pattern | undefined {
  return PATTERNS.find((pattern) => pattern.id === id)
}
