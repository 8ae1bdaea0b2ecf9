import type { Fault } from '@livery/document/fault'
import { AREA_NAMES, AREAS, type Area, areaOf } from './areas.ts'
import { factsOf } from './facts.ts'
import { laterKeysOf } from './later-keys.ts'
import type { LoadedMerchant } from './load.ts'
import type { Certificate, CheckedArea, Result } from './report.ts'
import type { Surroundings } from './surroundings.ts'

/**
 * The certificate of a merchant.
 *
 * @param faults all findings, of its theme and groups too
 */
export function certificateOf(loaded: LoadedMerchant, faults: readonly Fault[], around: Surroundings): Certificate {
  const { id, merchant, sound } = loaded
  const look = merchant ? around.theme(merchant.theme).look : null
  const isSound = !faults.some(({ severity }) => severity === 'error')
  const merchantFacts = merchant && look && isSound ? factsOf(merchant, look, around) : null
  const checks = AREA_NAMES.map((area): CheckedArea => {
    const own = faults.filter((fault) => areaOf(fault) === area)
    const errors = own.filter(({ severity }) => severity === 'error').length
    const warnings = own.length - errors
    if (own.length === 0 && !isLookedAt(area, loaded, around)) {
      return { area, result: 'skipped', errors, warnings, summary: 'after what it depends on is mended' }
    }
    return {
      area,
      result: resultOf(errors, warnings),
      errors,
      warnings,
      summary: merchantFacts?.summary[area] ?? LOOKED_FOR[area],
    }
  })
  const result = resultOf(
    checks.reduce((sum, { errors }) => sum + errors, 0),
    checks.reduce((sum, { warnings }) => sum + warnings, 0),
  )
  const later = laterKeysOf(sound).map(({ part, keys }) => ({ part, keys: [...keys] }))
  return { id, name: sound.name ?? null, result, checks, later, facts: merchantFacts?.facts ?? null }
}

/** Whether the data for a check of this area was there; if not, the absence of findings means nothing. */
function isLookedAt(area: Area, { merchant, documents, sound }: LoadedMerchant, around: Surroundings): boolean {
  // The size of a page is known for a sound merchant only.
  if (area === 'size') return merchant !== null
  const isThere = (key: string) =>
    key === 'registration' ? isFilled(documents.registration.value) : Object.hasOwn(sound, key)
  if (!AREAS[area].reads.every(isThere)) return false
  if (area !== 'type') return true
  return sound.theme !== undefined && around.hasTheme(sound.theme) && around.theme(sound.theme).look !== null
}

const isFilled = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length > 0

const resultOf = (errors: number, warnings: number): Result =>
  errors > 0 ? 'failed' : warnings > 0 ? 'warned' : 'passed'

const LOOKED_FOR: Readonly<Record<Area, string>> = {
  files: 'every key is known, every value fits, nothing is missing',
  addresses: 'hosts are names and nobody else’s, mirrors are hosts, CDNs are https, pages exist',
  languages: 'every language is known and has texts, every text is there in each',
  theme: 'the theme compiles and is legible in light and dark',
  type: 'the type has the letters of every language',
  pictures: 'marks are there, are what their names say, and only draw',
  money: 'the currency, its decimals and the time zone exist',
  payments: 'every way to pay exists and takes the currency, limits lie within its own',
  programmes: 'every programme can be reached and paid, and none contradicts another',
  games: 'every vendor exists, every category has games',
  lobby: 'menus, sections and banners agree with what is offered',
  registration: 'the form can be filled in, and passwords are asked for as passwords',
  abilities: 'what is switched on has what it needs',
  services: 'every service has a provider that can be asked',
  rules: 'countries and addresses exist, the site is open',
  size: 'pictures, banners and pages are small enough',
}

const MARKS: Readonly<Record<Result, string>> = {
  passed: 'passed',
  warned: 'warned',
  failed: 'FAILED',
  skipped: 'unseen',
}

/** The certificate for people: a verdict, and below it each area with its findings. */
export function formatCertificate({ id, name, result, checks, later }: Certificate): string {
  const [errors, warnings] = [sum(checks, 'errors'), sum(checks, 'warnings')]
  const verdict =
    result === 'failed'
      ? `refused: ${count(errors, 'error')}${warnings > 0 ? ` and ${count(warnings, 'warning')}` : ''}`
      : `passed${warnings > 0 ? ` with ${count(warnings, 'warning')}` : ''}`
  const rows = checks.map(
    (check) => `  ${MARKS[check.result]}  ${AREAS[check.area].title.padEnd(WIDEST)}  ${tally(check)}${check.summary}`,
  )
  const waiting = later.map(
    ({ part, keys }) => `  later   ${part.padEnd(WIDEST)}  nothing reads yet: ${keys.join(', ')}`,
  )
  return [`${id}${name === null ? '' : ` (${name})`} ${verdict}`, ...rows, ...waiting].join('\n')
}

/** Only the verdict and the areas that did not pass. */
export function shortCertificate(certificate: Certificate): string {
  const checks = certificate.checks.filter(({ result }) => result !== 'passed')
  return formatCertificate({ ...certificate, checks, later: [] })
}

const WIDEST = Math.max(...AREA_NAMES.map((area) => AREAS[area].title.length))

const sum = (checks: readonly CheckedArea[], key: 'errors' | 'warnings') =>
  checks.reduce((all, check) => all + check[key], 0)

function tally({ errors, warnings }: CheckedArea): string {
  const parts = [errors > 0 ? count(errors, 'error') : '', warnings > 0 ? count(warnings, 'warning') : ''].filter(
    Boolean,
  )
  return parts.length === 0 ? '' : `${parts.join(', ')}; `
}

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`
