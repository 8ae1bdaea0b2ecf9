import { domainToUnicode } from 'node:url'
import { closest } from '@livery/document/closest'
import type { Fault } from '@livery/document/fault'
import type { ParsedDocument } from '@livery/document/parse-document'
import { diskSources, type Refused, type Sources, textOf } from '@livery/document/sources'
import { assetFaults } from './asset-faults.ts'
import { type AssetFile, assetFiles, readAssets } from './assets.ts'
import { canonicalHost } from './canonical-host.ts'
import { resolveCurrency } from './currencies.ts'
import { entriesOf } from './draft.ts'
import { freeze } from './freeze.ts'
import { Groups } from './groups.ts'
import { HostClaims } from './host-claims.ts'
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
 * host claimed by two merchants is a fault of both.
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

/** Reads them one by one in the order of their ids, with the documents that later faults need for their positions. */
export async function* eachMerchant(root: string | Sources): AsyncGenerator<LoadedMerchant> {
  const sources = typeof root === 'string' ? diskSources(root) : root
  const ids = merchantIds(sources)
  const claims = new HostClaims(sources, ids)
  const around = { sources, groups: new Groups(sources), spoken: spokenLanguages(sources) }
  for (const id of ids) yield withHosts(await loadMerchant(id, around), claims)
}

/**
 * Loads one merchant with the faults it would have if all were read. The other files are only searched for its hosts,
 * so that this stays fast among ten thousand merchants.
 */
export async function loadAmongOthers(sources: Sources, id: string): Promise<LoadedMerchant | null> {
  const loaded = await loadAlone(sources, id)
  if (!loaded) return null
  const spellings = entriesOf(loaded.sound.hosts).flatMap(([, host]) => {
    const canonical = canonicalHost(host) ?? host
    return [host.toLowerCase(), canonical, domainToUnicode(canonical)]
  })
  const others = merchantIds(sources).filter((other) => {
    const bytes = other === id ? undefined : sources.bytes(`merchants/${other}/merchant.json`)
    return bytes !== undefined && mayHave(bytes, spellings)
  })
  return withHosts(loaded, new HostClaims(sources, others))
}

/** Loads one merchant without reading the others; null when there is no such folder. */
export async function loadAlone(sources: Sources, id: string): Promise<LoadedMerchant | null> {
  if (!merchantIds(sources).includes(id)) return null
  return loadMerchant(id, { sources, groups: new Groups(sources), spoken: spokenLanguages(sources) })
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
  const isFormLost = registrationText === undefined && !isInherited(id, documents.registration)
  const absent = [
    ...(merchantText === undefined ? [absentFile(documents.merchant, sources)] : []),
    ...(isFormLost && namesItsGroup(documents, faults) ? [absentFile(documents.registration, sources)] : []),
  ]
  if (absent.length > 0 || isFormLost) {
    // An absent file lacks everything, so only its absence is reported.
    const lost = new Set([...absent.map(({ file }) => file), ...(isFormLost ? [documents.registration.file] : [])])
    const found = faults.filter(({ file }) => !lost.has(file))
    return { id, merchant: null, faults: [...absent, ...found, ...beside], documents, sound, drawn }
  }
  const all = [...faults, ...beside]
  const merchant = files && !all.some(isError) ? freeze(merchantOf(pictures, files)) : null
  return { id, merchant, faults: all, documents, sound, drawn }
}

const FILES = ['merchant.json', 'registration.json'] as const

/** A file that is never read is a fault: with the right name it would change the merchant. */
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

/** When a group is missing, or the file that should name it is unreadable, the group's values are unknown. */
function namesItsGroup({ merchant }: ParsedMerchant['documents'], faults: readonly Fault[]): boolean {
  const says = typeof merchant.value === 'object' && merchant.value !== null && Object.keys(merchant.value).length > 0
  return says && !faults.some(({ code }) => code === 'group.unknown' || code === 'group.cycle')
}

/** Whether the values come from a group’s file, because the merchant has none. */
const isInherited = (id: string, document: ParsedDocument) => document.file !== `merchants/${id}/registration.json`

function absentFile(document: ParsedDocument, sources: Sources): Fault {
  const refusal = sources.refusal(document.file)
  return document.faultAt(
    [],
    refusal === undefined
      ? { code: 'file.missing', message: 'the file is missing', repair: 'Write it' }
      : { code: 'file.refused', message: REFUSED[refusal].message, repair: REFUSED[refusal].repair },
  )
}

const REFUSED: Readonly<Record<Refused, { readonly message: string; readonly repair: string }>> = {
  link: { message: 'this is a link that leads out of the project', repair: 'Put the file itself here' },
  folder: { message: 'this is a folder, where a file is expected', repair: 'Rename the folder, and write the file' },
  locked: { message: 'the file may not be read', repair: 'Give its reader the right to read it' },
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
    domains: { ...rest.domains, main: canonical(rest.domains.main), mirrors: rest.domains.mirrors.map(canonical) },
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

function withHosts(loaded: LoadedMerchant, claims: HostClaims): LoadedMerchant {
  const taken = claims.faultsOf(loaded)
  return taken.length > 0 ? { ...loaded, merchant: null, faults: [...loaded.faults, ...taken] } : loaded
}
