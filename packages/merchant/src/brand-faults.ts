import { closest } from '@livery/document/closest'
import type { Fault, FaultText } from '@livery/document/fault'
import { languageAndScript, localeByCode, localeCodes, resolveCode } from '@livery/locale/registry'
import { RESERVED_IDS } from './brand.ts'
import { canonicalHost } from './canonical-host.ts'
import { CURRENCY_CODES, resolveCurrency } from './currencies.ts'
import { type Draft, entriesOf, type Rule } from './draft.ts'

/** Id, hosts, languages, currency and time zone exist and are well formed. */
export const brandFaults: Rule = (draft) => [
  ...idFaults(draft),
  ...hostFaults(draft),
  ...languageFaults(draft),
  ...tagFaults(draft),
  ...currencyFaults(draft),
  ...timeZoneFaults(draft),
]

function idFaults({ file, folder, merchant }: Draft): Fault[] {
  if (file.id === undefined) return []
  if (file.id !== folder) {
    return [
      merchant.faultAt(['id'], {
        code: 'merchant.id',
        message: `the id differs from the folder's name "${folder}"`,
        found: JSON.stringify(file.id),
        repair: `Write "${folder}", or rename the folder`,
      }),
    ]
  }
  if (!(RESERVED_IDS as readonly string[]).includes(file.id)) return []
  return [
    merchant.faultAt(['id'], {
      code: 'merchant.id',
      message: `the id "${file.id}" is reserved, because its host serves something else`,
      repair: 'Choose another id',
    }),
  ]
}

function hostFaults({ file, merchant }: Draft): Fault[] {
  const hosts = entriesOf(file.hosts)
  const known = new Set(hosts.map(([, host]) => canonicalHost(host)))
  const listed = (host: string): FaultText | undefined =>
    known.has(canonicalHost(host))
      ? undefined
      : { code: 'host.unlisted', message: `${JSON.stringify(host)} is not one of hosts`, repair: 'Add it to hosts' }
  const main = file.domains?.main === undefined ? undefined : listed(file.domains.main)
  return [
    ...hosts.flatMap(([index, host]) => {
      const text = hostText(host) ?? spelledTwice(hosts, index, host)
      return text ? merchant.faultAt(['hosts', index], text) : []
    }),
    ...(main ? [merchant.faultAt(['domains', 'main'], main)] : []),
    ...entriesOf(file.domains?.mirrors).flatMap(([index, host]) => {
      const text = listed(host)
      return text ? merchant.faultAt(['domains', 'mirrors', index], text) : []
    }),
  ]
}

/** Reports one host in two spellings; the same spelling twice is reported by the schema. */
function spelledTwice(
  hosts: readonly (readonly [number, string])[],
  index: number,
  host: string,
): FaultText | undefined {
  const twin = hosts.find(([at, other]) => at < index && other !== host && canonicalHost(other) === canonicalHost(host))
  if (!twin) return undefined
  const message = `${JSON.stringify(host)} is the host ${JSON.stringify(twin[1])} in another spelling`
  return { code: 'host.twice', message, repair: 'Remove one of the two' }
}

function hostText(host: string): FaultText | undefined {
  const canonical = canonicalHost(host)
  const found = JSON.stringify(host)
  if (canonical === null) {
    return { code: 'host.invalid', message: 'not a host name', found, repair: 'Write a name such as play.example.com' }
  }
  if (canonical !== 'localhost' && !canonical.endsWith('.localhost')) return undefined
  return {
    code: 'host.reserved',
    message: 'localhost names are implied in development',
    found,
    repair: 'Remove it',
  }
}

function languageFaults({ file, merchant }: Draft): Fault[] {
  return entriesOf(file.languages).flatMap(([index, code]) => {
    if (localeCodes.includes(code)) return []
    const near = resolveCode(code) ?? closest(code, localeCodes)
    return merchant.faultAt(['languages', index], {
      code: 'language.unknown',
      message: `the platform has no language ${JSON.stringify(code)}`,
      ...(near === undefined ? {} : { suggestion: JSON.stringify(near) }),
      repair: `Use one of ${localeCodes.join(', ')}`,
    })
  })
}

/** A merchant's own tag must keep the language and script, because texts and fonts belong to these. */
function tagFaults({ file, merchant }: Draft): Fault[] {
  const languages = entriesOf(file.languages).map(([, code]) => code)
  return Object.entries(file.languageTags ?? {}).flatMap(([code, tag]) => {
    const usual = localeByCode(code)?.tag
    if (!languages.includes(code) || usual === undefined) {
      const message = `a tag for ${code}, which the merchant does not speak`
      return merchant.faultAt(['languageTags', code], { code: 'language.tag', message, repair: 'Remove it' }, 'key')
    }
    if (tag === undefined || languageAndScript(tag) === languageAndScript(usual)) return []
    return merchant.faultAt(['languageTags', code], {
      code: 'language.tag',
      message: `${code} is ${usual}, and this tag is another language or script`,
      found: JSON.stringify(tag),
      repair: `Write a tag that begins with ${usual.split('-', 1)[0]}, such as ${usual}`,
    })
  })
}

function currencyFaults({ file, merchant }: Draft): Fault[] {
  const { code, symbol, exponent } = file.currency ?? {}
  if (code === undefined) return []
  const usual = resolveCurrency({ code })?.exponent
  if (exponent !== undefined && usual !== undefined && exponent !== usual) {
    return [
      merchant.faultAt(['currency', 'exponent'], {
        code: 'currency.exponent',
        message: `${code} has ${usual} decimals by ISO 4217, not ${exponent}; every amount would be wrong`,
        repair: 'Remove it',
      }),
    ]
  }
  if (resolveCurrency({ code, symbol, exponent })) return []
  const near = closest(code, CURRENCY_CODES)
  return [
    merchant.faultAt(['currency', 'code'], {
      code: 'currency.unknown',
      message: `the currency ${JSON.stringify(code)} is not in the table`,
      ...(near === undefined ? {} : { suggestion: JSON.stringify(near) }),
      repair: 'State its symbol and exponent here',
    }),
  ]
}

function timeZoneFaults({ file, merchant }: Draft): Fault[] {
  const { timeZone } = file
  if (timeZone === undefined || isTimeZone(timeZone)) return []
  const near = closest(timeZone, Intl.supportedValuesOf('timeZone'))
  return [
    merchant.faultAt(['timeZone'], {
      code: 'timezone.unknown',
      message: 'no such time zone',
      found: JSON.stringify(timeZone),
      ...(near === undefined ? {} : { suggestion: JSON.stringify(near) }),
      repair: 'Write an IANA time zone such as Asia/Manila',
    }),
  ]
}

/** Cache of checked zones: many merchants share few zones, and the check is slow. */
const zones = new Map<string, boolean>()

function isTimeZone(name: string): boolean {
  const known = zones.get(name)
  if (known !== undefined) return known
  let is = true
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    // Engines accept offsets such as +08:00 too, but these have no daylight saving time.
    is = !/^[+-]/.test(name)
    if (is) zones.set(name, is)
  } catch {
    is = false
  }
  return is
}
