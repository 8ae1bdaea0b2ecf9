import { bannerOfScene, bannerScenes } from '@livery/artwork/banner-scenes'
import type { Random } from '@livery/artwork/random'
import type { Capabilities } from '@livery/contract/capabilities'
import { GAME_TYPES, type GameType } from '@livery/contract/games'
import { BANNER_GROUPS } from '@livery/contract/lobby'
import { AUDIENCES } from '@livery/contract/messages/announcements'
import { TERMS_SECTION } from '@livery/contract/support/help-sections'
import type { MerchantFile } from '../schema.ts'
import { HOME_SECTIONS } from '../sections/home/home-sections.ts'
import { MENUS } from '../sections/menus/menus.ts'
import type { VendorOnDisk } from '../vendors-on-disk.ts'
import { perhaps, several, some } from './choose.ts'

type Lobby = Pick<
  MerchantFile,
  | 'vendors'
  | 'categories'
  | 'lottery'
  | 'menus'
  | 'homeSections'
  | 'banners'
  | 'notices'
  | 'promotions'
  | 'popups'
  | 'help'
>

/** The values that decide which entries of a menu are valid. */
export interface Occasion {
  readonly vendors: ReadonlyMap<string, VendorOnDisk>
  readonly flags: Capabilities
  readonly hasApps: boolean
  readonly hasChannels: boolean
  readonly text: () => Record<string, string>
  readonly html: () => Record<string, string>
}

/** Vendors that have games in the categories, with menus, sections and banners that fit them. */
export function randomLobby(random: Random, occasion: Occasion): Lobby {
  const all = some(random, [...occasion.vendors.values()], 1)
  const [first] = all[0]?.gameTypes ?? []
  const offered = GAME_TYPES.filter((type) => all.some(({ gameTypes }) => gameTypes.includes(type)))
  const categories = some(random, offered, 1)
  if (first && !categories.includes(first)) categories.push(first)
  const vendors = all.filter(({ gameTypes }) => gameTypes.some((type) => categories.includes(type)))
  const isOffered = (name: string) => !(GAME_TYPES as readonly string[]).includes(name) || isOf(categories, name)
  return {
    vendors: vendors.map(({ id, gameTypes }) => ({
      id,
      ...perhaps(random, 'name', () => `House of ${id}`),
      // Naming all of them means the same as naming none.
      ...perhaps(random, 'categories', () => gameTypes.filter((type) => categories.includes(type))),
    })),
    categories,
    lottery: { area: random.pick(['VN', 'TH', 'PH']), vietnamese: [], popularNumbers: [] },
    menus: randomMenus(random, occasion, isOffered),
    homeSections: some(random, HOME_SECTIONS.filter(isOffered), 1).map((id) => ({ id, limit: random.whole(1, 60) })),
    banners: several(random, 0, 6, (index) => randomBanner(random, occasion, vendors[0], index)),
    notices: several(random, 0, 5, (index) => randomNotice(random, occasion, `notice-${index}`)),
    promotions: several(random, 0, 8, (index) => randomNotice(random, occasion, `promotion-${index}`)),
    popups: several(random, 0, 3, (index) => ({
      ...randomNotice(random, occasion, `popup-${index}`),
      audience: some(random, AUDIENCES, 1),
    })),
    help: [...several(random, 0, 4, (index) => `help-${index}`), TERMS_SECTION].map((id) => ({
      id,
      title: occasion.text(),
      content: occasion.html(),
    })),
  }
}

const isOf = (categories: readonly GameType[], name: string) => (categories as readonly string[]).includes(name)

function randomMenus(random: Random, occasion: Occasion, isOffered: (name: string) => boolean): MerchantFile['menus'] {
  const { flags, hasApps, hasChannels } = occasion
  const needs: Readonly<Record<string, boolean>> = {
    vipBonus: flags.VIP,
    referral: flags.REFERRAL,
    agentDividendRecordCopy2: flags.CONTRACTS,
    agentDailyWages2: flags.DAILYSALARY,
    agentHourSalary: flags.HOURSALARY,
    agentRealtimeSalary: flags.REALTIMESALARY,
    download: hasApps,
    channels: hasChannels,
  }
  const shown = (names: readonly string[]) =>
    some(
      random,
      names.filter((name) => isOffered(name) && (needs[name] ?? true)),
    )
  return {
    topNavigation: shown(MENUS.topNavigation),
    sideMenu: shown(MENUS.sideMenu),
    memberMenu: withFirst('securityCenter', shown(MENUS.memberMenu)),
    agentMenu: withFirst('agentTeamOverview', shown(MENUS.agentMenu)),
  }
}

/** A menu contains the page it opens with. */
const withFirst = (page: string, entries: string[]) => (entries.includes(page) ? entries : [page, ...entries])

const SCENES = Object.keys({ ...bannerScenes, ...bannerOfScene })

const links = (vendor: VendorOnDisk | undefined) => [
  { type: 'register' as const },
  { type: 'page' as const, to: '/promotions' },
  { type: 'page' as const, to: '/help#term' },
  { type: 'external' as const, to: 'https://news.example/today' },
  ...(vendor ? [{ type: 'game' as const, to: `${vendor.code}/lucky-dragon` }] : []),
]

function randomBanner(
  random: Random,
  { text }: Occasion,
  vendor: VendorOnDisk | undefined,
  index: number,
): MerchantFile['banners'][number] {
  const link = random.chance(0.7) ? random.pick(links(vendor)) : undefined
  return {
    id: `banner-${index}`,
    group: random.pick(BANNER_GROUPS),
    scene: random.pick(SCENES),
    title: text(),
    text: text(),
    ...(link ? { link, ...perhaps(random, 'action', text) } : {}),
  }
}

function randomNotice(random: Random, { text, html }: Occasion, id: string): MerchantFile['notices'][number] {
  const day = String(random.whole(1, 28)).padStart(2, '0')
  const dates = { publishedAt: `2026-10-${day}T08:00Z`, ...perhaps(random, 'endsAt', () => `2099-11-${day}T08:00Z`) }
  return { id, title: text(), content: html(), ...dates }
}
