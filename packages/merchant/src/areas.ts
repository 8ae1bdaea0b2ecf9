/**
 * What a check looks at, in the order a certificate tells it; each with the first words of the codes of its faults.
 * A theme's faults are its compiler's, whatever their code.
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

/** The part of a certificate a fault belongs to. */
export function areaOf({ code, file }: { readonly code: string; readonly file: string }): Area {
  if (file.startsWith('themes/')) return 'theme'
  return byCode.get(code.slice(0, code.indexOf('.'))) ?? 'files'
}
