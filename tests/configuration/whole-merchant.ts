import { join } from 'node:path'
import { diskSources, layeredSources, memorySources, partOfSources } from '@livery/document/sources'
import { loadAlone } from '@livery/merchant/load'
import { type LoadedRelease, loadRelease } from '@livery/merchant/loaded-release'
import { textsOf } from '@livery/merchant/texts-of'
import { REGISTRATION_FIELDS } from '@livery/rules/registration-fields'
import { root } from '../architecture/sources.ts'

/** A merchant's two files as plain data. */
export interface Files {
  readonly merchant: object
  readonly registration: object
}

/** Values by the path of their key; of a list the first entry is meant. */
export type Values = Readonly<Record<string, unknown>>

export const MERCHANT = 'aurora'

const disk = diskSources(root)
const installation = partOfSources(disk, ['themes', 'vendors', 'payments', 'locales'])
const ASSETS = new Map(
  disk.files(`merchants/${MERCHANT}/assets`).map((name) => {
    const bytes = disk.bytes(`merchants/${MERCHANT}/assets/${name}`)
    if (!bytes) throw new Error(`${name} cannot be read`)
    return [name, bytes]
  }),
)

/** A copy of the file with these values at their paths. */
function withValues<File extends object>(file: File, values: Values): File {
  const copy = structuredClone(file)
  for (const [path, value] of Object.entries(values)) put(copy, path.split('.'), value)
  return copy
}

type Held = Record<string, unknown>

function put(holder: object, [key = '', ...rest]: readonly string[], value: unknown): void {
  const held = holder as Held
  if (rest.length === 0) {
    if (value === undefined) delete held[key]
    else held[key] = value
    return
  }
  held[key] ??= {}
  const next = held[key]
  put((Array.isArray(next) ? next[0] : next) as object, rest, value)
}

/** A merchant's two files with these values; the paths of the form's keys begin with `fields` or are `countries`. */
export function withKeys({ merchant, registration }: Files, values: Values): Files {
  const isOfForm = (path: string) => path === 'countries' || path.startsWith('fields.')
  const of = (form: boolean) => Object.fromEntries(Object.entries(values).filter(([path]) => isOfForm(path) === form))
  return { merchant: withValues(merchant, of(false)), registration: withValues(registration, of(true)) }
}

/** What stands at a path; undefined where nothing does. */
export const valueAt = (file: object, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, key) => {
    const held = Array.isArray(inside) ? inside[0] : inside
    return typeof held === 'object' && held !== null ? (held as Held)[key] : undefined
  }, file)

/** A merchant that states every key: an existing one, its group's values written out, with these in addition. */
export async function wholeMerchant(added: Values): Promise<Files> {
  const loaded = await loadAlone(disk, MERCHANT)
  const { extends: _group, ...stated } = plain(loaded?.documents.merchant.value) as Held
  // A group's texts are in more languages than the merchant offers.
  for (const { words } of textsOf(stated)) {
    for (const code of Object.keys(words)) if (!(stated.languages as string[]).includes(code)) delete words[code]
  }
  const form = plain(loaded?.documents.registration.value) as { readonly fields: Held }
  const fields = Object.fromEntries(REGISTRATION_FIELDS.map((name) => [name, form.fields[name] ?? plainField(name)]))
  return { merchant: withValues(stated, added), registration: { ...form, fields, countries: ['PH', 'TH'] } }
}

const SECRETS: readonly string[] = ['paymentPassword']
/** The fields that flags require. */
const REQUIRED: readonly string[] = ['mobileNum', 'verificationCode', 'captcha', 'paymentPassword']

const plainField = (name: string) => ({
  enabled: true,
  required: REQUIRED.includes(name),
  acceptedPattern: '*',
  patternId: 0,
  minLength: 3,
  maxLength: 40,
  ...(SECRETS.includes(name) && { type: 'password' }),
})

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Loads a merchant from its files as any other is loaded; throws its faults. */
export async function loadFiles({ merchant, registration }: Files): Promise<LoadedRelease> {
  const { id } = merchant as { readonly id: string }
  const folder = join('merchants', id)
  const files = new Map(ASSETS.entries().map(([name, bytes]) => [`${folder}/assets/${name}`, bytes]))
  files.set(`${folder}/merchant.json`, Buffer.from(JSON.stringify(merchant)))
  files.set(`${folder}/registration.json`, Buffer.from(JSON.stringify(registration)))
  const { loadedRelease, faults } = await loadRelease(layeredSources(memorySources(files), installation), id)
  if (!loadedRelease) throw new Error(faults.map(({ path, message }) => `${path}: ${message}`).join('\n'))
  return loadedRelease
}
