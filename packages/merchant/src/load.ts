import { domainToUnicode } from 'node:url'
import { closest } from '@livery/document/closest'
import type { Fault } from '@livery/document/fault'
import type { ParsedDocument } from '@livery/document/parse-document'
import { diskSources, type Sources, textOf } from '@livery/document/sources'
import { assetFaults } from './asset-faults.ts'
import { type AssetFile, assetFiles, readAssets } from './assets.ts'
import { canonicalHost } from './canonical-host.ts'
import { resolveCurrency } from './currencies.ts'
import { entriesOf } from './draft.ts'
import { freeze } from './freeze.ts'
import { Groups } from './groups.ts'
import type { Merchant } from './merchant.ts'
import { isError, type ParsedMerchant, parseMerchant } from './parse-merchant.ts'
import type { MerchantFile } from './schema.ts'
import { toRegistrationConfig } from './sections/registration/schema.ts'
import { spokenLanguages } from './spoken.ts'
import { textsOf } from './texts-of.ts'

/** One merchant's folder after reading. */
export interface LoadedMerchant {
  readonly id: string
  /** Null when its files have an error. */
  readonly merchant: Merchant | null
  readonly faults: readonly Fault[]
  readonly documents: ParsedMerchant['documents']
  readonly sound: ParsedMerchant['sound']
  /** Names of the files in `assets/`. */
  readonly drawn: readonly string[]
}

export interface Loaded {
  /** The sound merchants, by id. */
  readonly merchants: readonly Merchant[]
  /** Every fault of every merchant, warnings too. */
  readonly faults: readonly Fault[]
  /** Every folder, sound or not. */
  readonly folders: readonly Pick<LoadedMerchant, 'id' | 'merchant' | 'faults'>[]
}

/**
 * Reads every `merchants/<id>/` under `root`, parsed once and frozen. A broken merchant does not affect the others. A
 * host claimed by two merchants belongs to the first by id and is a fault of the second.
 * @param root the folder that holds `merchants/`, or files that lie elsewhere; faults name files relative to it
 */
export async function loadMerchants(root: string | Sources): Promise<Loaded> {
  const folders: Loaded['folders'][number][] = []
  // Only the merchants are kept in memory; texts and documents can be freed at once.
  for await (const { id, merchant, faults } of eachMerchant(root)) folders.push({ id, merchant, faults })
  return Object.freeze({
    merchants: Object.freeze(folders.flatMap(({ merchant }) => merchant ?? [])),
    faults: Object.freeze(folders.flatMap(({ faults }) => faults)),
    folders: Object.freeze(folders),
  })
}

/** The same, one by one in the order of their ids, with the documents that later faults need for their positions. */
export async function* eachMerchant(root: string | Sources): AsyncGenerator<LoadedMerchant> {
  const sources = typeof root === 'string' ? diskSources(root) : root
  const owners = new Map<string, string>()
  const around = { sources, groups: new Groups(sources), spoken: spokenLanguages(sources) }
  for (const id of merchantIds(sources)) yield withHosts(await loadMerchant(id, around), owners)
}

/**
 * Loads one merchant with the faults it would have if all were read. The other files are only searched for its hosts,
 * so that this takes no longer among ten thousand merchants.
 */
export async function loadAlone(sources: Sources, id: string): Promise<LoadedMerchant | null> {
  const ids = merchantIds(sources)
  if (!ids.includes(id)) return null
  const around = { sources, groups: new Groups(sources), spoken: spokenLanguages(sources) }
  const loaded = await loadMerchant(id, around)
  const spellings = entriesOf(loaded.sound.hosts).flatMap(([, host]) => {
    const canonical = canonicalHost(host) ?? host
    return [host.toLowerCase(), canonical, domainToUnicode(canonical)]
  })
  const owners = new Map<string, string>()
  for (const other of ids.filter((one) => one < id)) {
    const bytes = sources.bytes(`merchants/${other}/merchant.json`)
    if (!bytes || !mayHave(bytes, spellings)) continue
    withHosts(await loadMerchant(other, around), owners)
  }
  return withHosts(loaded, owners)
}

/** Whether a merchant's text may contain one of these hosts (in lower case); only its list of hosts is searched. */
function mayHave(bytes: Uint8Array, hosts: readonly string[]): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const from = text.indexOf('"hosts"')
  // JSON escapes can spell a host differently, so a text with escapes is always read.
  const list = from < 0 ? '' : text.toString('utf8', from, text.indexOf(']', from) + 1).toLowerCase()
  return list === '' || list.includes('\\') || hosts.some((host) => list.includes(host))
}

/** The folders of `merchants/`; hidden ones are ignored. */
export const merchantIds = (sources: Sources): readonly string[] =>
  sources.folders('merchants').filter((name) => !name.startsWith('.'))

interface Around {
  readonly sources: Sources
  readonly groups: Groups
  readonly spoken: ReadonlySet<string>
}

async function loadMerchant(id: string, { sources, groups, spoken }: Around): Promise<LoadedMerchant> {
  const folder = `merchants/${id}`
  const [merchantText, registrationText] = ['merchant.json', 'registration.json'].map((name) =>
    textOf(sources, `${folder}/${name}`),
  )
  const { files, faults, documents, sound } = await parseMerchant({
    folder: id,
    merchant: { file: `merchants/${id}/merchant.json`, text: merchantText ?? '{}' },
    registration: { file: `merchants/${id}/registration.json`, text: registrationText },
    ancestors: (merchant) => groups.lineOf(merchant),
    spoken,
  })
  const pictures = assetFiles(sources, folder)
  const drawn = pictures.map(({ name }) => name)
  const beside = [...fileFaults(sources, folder), ...assetFaults(folder, pictures)]
  const absent = [
    ...(merchantText === undefined ? [absentFile(documents.merchant)] : []),
    ...(registrationText === undefined && !takesOver(id, documents.registration) && !faults.some(isOfGroup)
      ? [absentFile(documents.registration)]
      : []),
  ]
  if (absent.length > 0) {
    // An absent file lacks everything, so only its absence is reported.
    const lost = new Set(absent.map(({ file }) => file))
    const found = faults.filter(({ file }) => !lost.has(file))
    return { id, merchant: null, faults: [...absent, ...found, ...beside], documents, sound, drawn }
  }
  const all = [...faults, ...beside]
  const merchant = files && !all.some(isError) ? freeze(merchantOf(pictures, files)) : null
  return { id, merchant, faults: all, documents, sound, drawn }
}

const FILES = ['merchant.json', 'registration.json'] as const

/** A file that is never read is a fault: under its right name it would change the merchant. */
function fileFaults(sources: Sources, folder: string): Fault[] {
  return sources.files(folder).flatMap((name) => {
    if (name.startsWith('.') || (FILES as readonly string[]).includes(name)) return []
    const near = closest(name, FILES)
    return {
      code: 'file.unknown',
      severity: near === undefined ? ('warning' as const) : ('error' as const),
      file: `${folder}/${name}`,
      line: 1,
      column: 1,
      path: '',
      message: 'nothing reads this file',
      ...(near === undefined ? {} : { suggestion: near }),
      repair: near === undefined ? 'Remove it' : 'Rename it or remove it',
    }
  })
}

/** While the group is missing, nobody knows what it would have stated. */
const isOfGroup = ({ code }: Fault) => code === 'group.unknown' || code === 'group.cycle'

/** Whether a group states what the file does not. */
const takesOver = (id: string, document: ParsedDocument) => document.file !== `merchants/${id}/registration.json`

function absentFile(document: ParsedDocument): Fault {
  return document.faultAt([], { code: 'file.missing', message: 'the file is missing', repair: 'Write it' })
}

function merchantOf(pictures: readonly AssetFile[], files: NonNullable<ParsedMerchant['files']>): Merchant {
  const {
    $schema: _schema,
    extends: _group,
    version: _version,
    flags,
    currency,
    analytics,
    ...rest
  } = inOwnLanguages(plain(files.merchant))
  const canonical = (host: string) => canonicalHost(host) ?? host
  const known = resolveCurrency(currency)
  if (!known) throw new Error(`the currency ${currency.code} passed the check without an exponent`)
  return {
    ...rest,
    hosts: rest.hosts.map(canonical),
    domains: { main: canonical(rest.domains.main), mirrors: rest.domains.mirrors.map(canonical) },
    capabilities: flags,
    currency: known,
    analytics: { gtagId: analytics.gtagId ?? null },
    registration: toRegistrationConfig(plain(files.registration), files.merchant.compliance.ageMinimum),
    assets: readAssets(pictures, rest.apps),
  }
}

/** A group's texts may be in more languages than the merchant has. */
function inOwnLanguages(file: MerchantFile): MerchantFile {
  for (const { words } of textsOf(file)) {
    for (const code of Object.keys(words)) if (!file.languages.includes(code)) delete words[code]
  }
  return file
}

/** Documents have objects without a prototype; the program uses ordinary objects. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/**
 * A host belongs to the first sound merchant that claims it; a broken merchant owns none and gets a fault for each host
 * that is taken.
 */
function withHosts(loaded: LoadedMerchant, owners: Map<string, string>): LoadedMerchant {
  const { id, merchant, documents, sound } = loaded
  const stolen = entriesOf(sound.hosts).flatMap(([index, stated]) => {
    const host = canonicalHost(stated) ?? stated
    const owner = owners.get(host)
    if (owner === undefined) return []
    return documents.merchant.faultAt(['hosts', index], {
      code: 'host.taken',
      message: `the host ${host} belongs to the merchant "${owner}"`,
      repair: 'Remove it from one of the two',
    })
  })
  if (stolen.length > 0) return { ...loaded, merchant: null, faults: [...loaded.faults, ...stolen] }
  for (const host of merchant?.hosts ?? []) owners.set(host, id)
  return loaded
}
