/**
 * The areas of a check, in the order of the certificate, each with the prefixes of its fault codes, and the keys
 * without which it cannot be checked. All faults of the theme compiler belong to the theme, whatever their code.
 */
export const AREAS = {
  files: { title: 'Files', codes: ['json', 'key', 'value', 'list', 'file', 'group', 'merchant', 'bundle'], reads: [] },
  addresses: { title: 'Addresses', codes: ['host', 'cdn', 'page'], reads: ['hosts', 'domains'] },
  languages: { title: 'Languages', codes: ['language', 'text', 'html'], reads: ['languages'] },
  theme: { title: 'Theme', codes: ['theme'], reads: ['theme'] },
  type: { title: 'Type', codes: ['font'], reads: ['theme', 'languages'] },
  pictures: { title: 'Pictures', codes: ['asset', 'svg'], reads: [] },
  money: {
    title: 'Money and time',
    codes: ['currency', 'amount', 'timezone', 'moment', 'withdrawal', 'transfers', 'contracts', 'turnover'],
    reads: ['currency', 'timeZone', 'withdrawal', 'turnover'],
  },
  programmes: { title: 'Programmes', codes: ['programme', 'rebate', 'vip', 'mall', 'raffle'], reads: ['currency'] },
  payments: { title: 'Ways to pay', codes: ['payment'], reads: ['currency'] },
  games: { title: 'Games', codes: ['vendor', 'category'], reads: ['vendors', 'categories'] },
  lobby: {
    title: 'Menus and lobby',
    codes: ['menu', 'banner', 'scene', 'help'],
    reads: ['menus', 'homeSections', 'banners'],
  },
  registration: { title: 'Registration', codes: ['registration', 'demo'], reads: ['registration', 'flags'] },
  abilities: { title: 'Abilities', codes: ['flag'], reads: ['flags'] },
  services: { title: 'Services', codes: ['provider', 'support', 'chat'], reads: ['thirdParties'] },
  rules: {
    title: 'Rules',
    codes: ['compliance', 'country', 'address', 'maintenance'],
    reads: ['compliance', 'access', 'maintenance'],
  },
  size: { title: 'Size', codes: ['size'], reads: [] },
} as const satisfies Record<
  string,
  { readonly title: string; readonly codes: readonly string[]; readonly reads: readonly string[] }
>

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
