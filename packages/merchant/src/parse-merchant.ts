import type { Fault } from '@livery/document/fault'
import { inherit } from '@livery/document/inherit'
import { type ParsedDocument, parseDocument } from '@livery/document/parse-document'
import type { TSchema } from 'typebox'
import { currencyMarkFaults } from './currency-mark-faults.ts'
import type { Draft, Rule } from './draft.ts'
import type { Ancestor } from './groups.ts'
import { MerchantFile } from './schema.ts'
import { checkShape, type Shape } from './schema-faults.ts'
import { accountFaults } from './sections/demo/account-faults.ts'
import { RegistrationFile } from './sections/registration/schema.ts'
import { SECTIONS } from './sections.ts'
import { textFaults } from './text-faults.ts'

/** A merchant's two files as texts, with the file names that faults show. */
export interface MerchantTexts {
  /** The folder's name, which is the id. */
  readonly folder: string
  readonly merchant: { readonly file: string; readonly text: string }
  /**
   * When undefined, the nearest group's form is used as a whole. Forms are never merged, because a form has only the
   * fields that it names.
   */
  readonly registration: { readonly file: string; readonly text: string | undefined }
  /** The groups it inherits from, directly and through other groups; none when left out. */
  readonly ancestors?: (merchant: ParsedDocument) => {
    readonly line: readonly Ancestor[]
    readonly faults: readonly Fault[]
  }
  /** Languages that have texts; a merchant needs no texts in other languages. All when left out. */
  readonly spoken?: ReadonlySet<string>
}

type MerchantDraft = Draft<MerchantFile, RegistrationFile>
type MerchantRule = Rule<MerchantFile, RegistrationFile>

export interface ParsedMerchant {
  /** Null when there is an error; warnings do not count. */
  readonly files: { readonly merchant: MerchantFile; readonly registration: RegistrationFile } | null
  readonly faults: readonly Fault[]
  /** For faults that are found later, by comparison with the rest of the tree. */
  readonly documents: { readonly merchant: ParsedDocument; readonly registration: ParsedDocument }
  /** The valid part of `merchant.json`, even when the whole is not valid. */
  readonly sound: MerchantDraft['file']
}

/** The faults that concern several sections, and the faults of each section. */
const CHECKS: readonly MerchantRule[] = [
  textFaults,
  currencyMarkFaults,
  ...Object.values(SECTIONS).flatMap((section): readonly MerchantRule[] => ('faults' in section ? section.faults : [])),
]

/**
 * Reads `merchant.json` and `registration.json` and reports every fault of both in one run: syntax, shape, then
 * contradictions between parts. Never throws because of what the texts contain.
 */
export async function parseMerchant(texts: MerchantTexts): Promise<ParsedMerchant> {
  const stated = parseDocument(texts.merchant.file, texts.merchant.text)
  const { line, faults: inherited } = texts.ancestors?.(stated) ?? { line: [], faults: [] }
  const merchant = over(stated, line)
  const form = texts.registration.text
  const registration =
    form === undefined
      ? (line.find((group) => group.registration)?.registration ?? parseDocument(texts.registration.file, '{}'))
      : parseDocument(texts.registration.file, form)
  // A missing group is one fault; the keys it would have stated are not reported as missing.
  const isWhole = !inherited.some(({ code }) => code === 'group.unknown' || code === 'group.cycle')
  const shape = shapeOf(merchant, MerchantFile)
  const fields = shapeOf(registration, RegistrationFile)
  const draft: MerchantDraft = {
    folder: texts.folder,
    merchant,
    registration,
    file: (shape.sound ?? {}) as MerchantDraft['file'],
    form: (fields.sound ?? {}) as MerchantDraft['form'],
    spoken: texts.spoken,
  }
  const faults = [
    ...merchant.faults,
    ...registration.faults,
    ...inherited,
    ...(isWhole || merchant.value === undefined ? whole(merchant, shape.faults) : shape.faults.filter(isNotMissing)),
    ...(isWhole ? fields.faults : fields.faults.filter(isNotMissing)),
    ...(await Promise.all(CHECKS.map((rule) => rule(draft)))).flat(),
  ]
  const documents = { merchant, registration }
  if (faults.some(isError)) return { files: null, faults, documents, sound: draft.file }
  const files = { merchant: merchant.value as MerchantFile, registration: registration.value as RegistrationFile }
  faults.push(...(await accountFaults(draft, files.merchant, files.registration)))
  return { files: faults.some(isError) ? null : files, faults, documents, sound: draft.file }
}

const isNotMissing = ({ code }: Fault) => code !== 'key.missing'

/** If more keys are missing than this, the cause is that no group is named. */
const MOST_MISSING = 8

/** A file that lacks most of its keys and names no group gets one fault, and not one for each key. */
function whole(merchant: ParsedDocument, faults: readonly Fault[]): readonly Fault[] {
  const missing = faults.filter(({ code, path }) => code === 'key.missing' && path === '')
  const value = merchant.value as { readonly extends?: unknown } | null
  if (missing.length <= MOST_MISSING || value?.extends !== undefined) return faults
  const lacks = merchant.faultAt([], {
    code: 'key.missing',
    message: `${missing.length} keys are missing, and no group states them`,
    repair: 'Add "extends": "default", which states most of them, or make a merchant with `npm run merchant -- new`',
  })
  return [lacks, ...faults.filter((fault) => !missing.includes(fault))]
}

/** A merchant's own values over those of its groups. */
function over(stated: ParsedDocument, line: readonly Ancestor[]): ParsedDocument {
  const [first, ...further] = line.flatMap(({ merchant }) => merchant ?? []).reverse()
  return first
    ? inherit(
        stated,
        further.reduce((parent, child) => inherit(child, parent), first),
      )
    : stated
}

export const isError = (fault: Fault) => fault.severity === 'error'

/** When a text is not JSON, faults against the schema would only be noise. */
function shapeOf(document: ParsedDocument, schema: TSchema): Shape {
  const readable = document.faults.every(({ code }) => code === 'key.duplicate' || code === 'json.encoding')
  return readable ? checkShape(document, schema) : { faults: [], sound: undefined }
}
