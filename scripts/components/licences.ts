import type { LockedPackage } from './locked.ts'

/** Licences that require only attribution; fonts may be served, but not sold separately. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
]
/** Further licences for packages that only make and test the product and are not part of it. */
const FOR_DEVELOPMENT = ['CC-BY-4.0', 'MPL-2.0']

/** Packages whose licence a person has read, with the licence and the reason to allow it. */
const READ: Readonly<Record<string, { readonly licence: string; readonly reason: string }>> = {
  eval: { licence: 'MIT', reason: 'its LICENSE says so; its package.json has the form of an old npm' },
  'require-like': { licence: 'MIT', reason: 'its License says so; its package.json states none' },
}
/** libvips, which sharp loads as a separate library that anybody may replace, as its licence requires. */
const LIBVIPS = /^@img\/sharp-/
const OF_LIBVIPS = ['LGPL-3.0-or-later']

/** The licence of a package in the form of SPDX. */
export const licenceOf = ({ name, licence }: LockedPackage): string | null => licence ?? READ[name]?.licence ?? null

/** Packages whose licence is not allowed, one a line. */
export function licenceFaults(packages: readonly LockedPackage[]): readonly string[] {
  return packages.flatMap((one) => {
    const licence = licenceOf(one)
    const allowed = [
      ...ALLOWED,
      ...(one.isDevelopment ? FOR_DEVELOPMENT : []),
      ...(LIBVIPS.test(one.name) ? OF_LIBVIPS : []),
    ]
    if (licence !== null && isAllowed(licence, allowed)) return []
    return [`${one.name}@${one.version}: ${licence ?? 'no licence'} (${one.isDevelopment ? 'development' : 'product'})`]
  })
}

/**
 * An expression of SPDX: one of the licences joined by OR is enough, all of those joined by AND are needed. SPDX 3
 * allows both words in small letters too.
 */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(/ or /i)
    .some((either) => either.split(/ and /i).every((licence) => allowed.includes(licence.trim())))
}
