/**
 * The areas of a check, in the order of the certificate, each with the prefixes of its fault codes. All faults of the
 * theme compiler belong to the theme, whatever their code.
 */
export const AREAS = {
  files: { title: 'Files', codes: ['json', 'key', 'value', 'list', 'file', 'group', 'merchant', 'bundle'] },
  addresses: { title: 'Addresses', codes: ['host', 'cdn', 'page'] },
  languages: { title: 'Languages', codes: ['language', 'text', 'html'] },
  theme: { title: 'Theme', codes: ['theme'] },
  type: { title: 'Type', codes: ['font'] },
  pictures: { title: 'Pictures', codes: ['asset', 'svg'] },
  money: { title: 'Money and time', codes: ['currency', 'amount', 'timezone', 'moment'] },
  games: { title: 'Games', codes: ['vendor', 'category'] },
  lobby: { title: 'Menus and lobby', codes: ['menu', 'banner', 'scene', 'help'] },
  registration: { title: 'Registration', codes: ['registration', 'demo'] },
  abilities: { title: 'Abilities', codes: ['flag'] },
  services: { title: 'Services', codes: ['provider', 'support'] },
  rules: { title: 'Rules', codes: ['country', 'address', 'maintenance'] },
  size: { title: 'Size', codes: ['size'] },
} as const satisfies Record<string, { readonly title: string; readonly codes: readonly string[] }>

export type Area = keyof typeof AREAS
export const AREA_NAMES = Object.keys(AREAS) as readonly Area[]

const byCode = new Map<string, Area>(
  AREA_NAMES.flatMap((area) => AREAS[area].codes.map((code) => [code, area] as const)),
)

/** The area of the certificate that a fault belongs to. */
export function areaOf({ code, file }: { readonly code: string; readonly file: string }): Area {
  if (file.startsWith('themes/')) return 'theme'
  return byCode.get(code.slice(0, code.indexOf('.'))) ?? 'files'
}
