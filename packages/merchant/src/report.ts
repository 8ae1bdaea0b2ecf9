import { oneOf } from '@livery/contract/schemas'
import Type, { type Static } from 'typebox'
import { AREA_NAMES } from './areas.ts'

/** The result of one area of a check. */
export const RESULTS = ['passed', 'warned', 'failed', 'skipped'] as const
export type Result = (typeof RESULTS)[number]

const whole = (description: string) => Type.Integer({ minimum: 0, description })
const closed = { additionalProperties: false } as const

const ReportedFault = Type.Object(
  {
    code: Type.String({ description: 'stable: dotted, lower case, such as key.unknown' }),
    severity: oneOf(['error', 'warning'], 'an error keeps the merchant from being served'),
    file: Type.String({ description: 'relative to the project' }),
    line: Type.Integer({ minimum: 1, description: 'from 1' }),
    column: Type.Integer({ minimum: 1, description: 'from 1, in UTF-16 units' }),
    path: Type.String({ description: 'where in the value, such as languages[0]; empty for the whole file' }),
    message: Type.String({ description: 'what is wrong' }),
    found: Type.Optional(Type.String({ description: 'the offending value, shortened' })),
    suggestion: Type.Optional(Type.String({ description: 'what was probably meant' })),
    repair: Type.Optional(Type.String({ description: 'what to do about it' })),
  },
  { ...closed, description: 'one thing that is wrong' },
)

const CheckedArea = Type.Object(
  {
    area: oneOf(AREA_NAMES as [(typeof AREA_NAMES)[number]], 'what was looked at'),
    result: oneOf(
      RESULTS,
      'failed with an error, warned with a warning, skipped where what it reads is missing or faulty',
    ),
    errors: whole('how many errors'),
    warnings: whole('how many warnings'),
    summary: Type.String({ description: 'what was found, in words; what was looked for where it cannot be told' }),
  },
  { ...closed, description: 'one part of a certificate' },
)
export type CheckedArea = Static<typeof CheckedArea>

const Facts = Type.Object(
  {
    theme: Type.String({ description: 'the id of its theme' }),
    languages: Type.Array(Type.String({ description: 'a platform code' }), { description: 'the default first' }),
    currency: Type.String({ description: 'ISO 4217' }),
    decimals: whole('decimals of the currency'),
    hosts: whole('hosts that show it'),
    texts: whole('texts of its configuration, each in its languages'),
    flags: whole('flags there are'),
    flagsOn: whole('flags that are on'),
    fields: whole('fields of its register form'),
    categories: whole('game categories'),
    vendors: whole('vendors'),
    offers: whole('vendors, counted once in each category'),
    banners: whole('banners'),
    announcements: whole('notices, promotions and pop-ups it starts with'),
    accounts: whole('demo accounts'),
    assets: whole('pictures of its folder, and QR codes of its apps'),
    assetBytes: whole('weight of the pictures of its folder'),
    pageBytes: whole('what every page carries of it besides its own content, before compression'),
    contrastPairs: whole('pairs of colours of its theme that were measured'),
  },
  { ...closed, description: 'the merchant in numbers' },
)
export type Facts = Static<typeof Facts>

const Certificate = Type.Object(
  {
    id: Type.String({ description: "the folder's name" }),
    name: Type.Union([Type.String(), Type.Null()], {
      description: 'the brand name; null where the files do not say it',
    }),
    result: oneOf(RESULTS, 'the worst of its checks'),
    checks: Type.Array(CheckedArea, { description: 'every area, always in the same order' }),
    later: Type.Array(
      Type.Object(
        {
          part: Type.String({ description: 'a part of the product that is not built yet' }),
          keys: Type.Array(Type.String({ description: 'a key, a flag that is on, or an entry of a menu' }), {
            description: 'what it will read',
          }),
        },
        { ...closed, description: 'what waits for a part' },
      ),
      { description: 'what the merchant states and nothing reads yet' },
    ),
    facts: Type.Union([Facts, Type.Null()], { description: 'null where the merchant has an error' }),
  },
  { ...closed, description: 'what was checked, with which result' },
)
/** An area of a check with its result. */
export type Certificate = Static<typeof Certificate>

/** The version of the report's shape. Adding keys does not change it; keys are never renamed or removed. */
export const REPORT_VERSION = 1

/** The output of `check --json`. */
export const CheckReport = Type.Object(
  {
    version: Type.Literal(REPORT_VERSION, { description: `the version of this shape, ${REPORT_VERSION}` }),
    ok: Type.Boolean({ description: 'true when there is no error; the exit code is 0 then, else 1' }),
    merchants: Type.Array(
      Type.Object(
        {
          id: Type.String({ description: "the folder's name" }),
          ok: Type.Boolean({ description: 'true when it has no error' }),
          faults: Type.Array(ReportedFault, { description: 'everything that is wrong, warnings too' }),
          certificate: Certificate,
        },
        { ...closed, description: 'one merchant' },
      ),
      { description: 'by id' },
    ),
    others: Type.Array(ReportedFault, {
      description: 'what is wrong with groups and themes nobody uses; only where all are checked',
    }),
  },
  { ...closed, title: 'Check report' },
)
export type CheckReport = Static<typeof CheckReport>
