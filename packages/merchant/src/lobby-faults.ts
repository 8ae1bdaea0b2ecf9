import type { GameType } from '@livery/contract/games'
import { BANNER_GROUPS } from '@livery/contract/lobby'
import type { Fault, FaultText, Path } from '@livery/document/fault'
import { type Draft, entriesOf, type Rule, type Sound } from './draft.ts'
import { duplicateFaults } from './duplicate-faults.ts'
import { pageFault } from './link-faults.ts'
import { MENUS } from './menus.ts'
import type { MerchantFile } from './schema.ts'

/** Menus, sections and vendors agree with the categories; ids are unique; banners lead somewhere. */
export const lobbyFaults: Rule = (draft) => {
  const { file, merchant } = draft
  const ids = (list: readonly ({ readonly id?: string | undefined } | undefined)[] | undefined) =>
    entriesOf(list).map(([index, entry]) => [index, entry.id] as const)
  return [
    ...(file.categories ? categoryFaults(draft, new Set(file.categories)) : []),
    ...duplicateFaults(merchant, ['vendors'], 'id', ids(file.vendors)),
    ...duplicateFaults(merchant, ['homeSections'], 'id', ids(file.homeSections)),
    ...duplicateFaults(merchant, ['banners'], 'id', ids(file.banners)),
    ...announcementFaults(draft),
    ...menuFaults(draft),
    ...defaultPageFaults(draft),
    ...hiddenFaults(draft),
    ...momentFaults(draft),
    ...crowdFaults(draft),
    ...entriesOf(file.banners).flatMap(([index, banner]) => bannerFaults(draft, index, banner)),
  ]
}

const ANNOUNCEMENTS = ['notices', 'promotions', 'popups'] as const

/** Notices, promotions and pop-ups are kept in one table by their ids, so no two of them share one. */
function announcementFaults({ file, merchant }: Draft): Fault[] {
  const first = new Map<string, (typeof ANNOUNCEMENTS)[number]>()
  return ANNOUNCEMENTS.flatMap((list) =>
    entriesOf(file[list]).flatMap(([index, { id }]) => {
      if (id === undefined) return []
      const other = first.get(id)
      if (other === undefined) {
        first.set(id, list)
        return []
      }
      return merchant.faultAt([list, index, 'id'], {
        code: 'list.duplicate',
        message: `${JSON.stringify(id)} ${other === list ? 'appears twice in the list' : `is the id of one of ${other} too`}`,
        repair: 'Remove or rename one of the two',
      })
    }),
  )
}

function categoryFaults({ file, merchant }: Draft, offered: ReadonlySet<GameType | undefined>): Fault[] {
  const faults: Fault[] = []
  const demand = (name: string | undefined, path: Path) => {
    if (name === undefined || !isCategory(name) || offered.has(name)) return
    faults.push(
      merchant.faultAt(path, {
        code: 'category.absent',
        message: `the category ${name} is not offered`,
        repair: `Add "${name}" to categories, or remove it here`,
      }),
    )
  }
  for (const [index, name] of entriesOf(file.menus?.topNavigation)) demand(name, ['menus', 'topNavigation', index])
  for (const [index, section] of entriesOf(file.homeSections)) demand(section.id, ['homeSections', index, 'id'])
  for (const [index, vendor] of entriesOf(file.vendors)) {
    for (const [at, name] of entriesOf(vendor.categories)) demand(name, ['vendors', index, 'categories', at])
  }
  return faults
}

function isCategory(name: string): name is GameType {
  return name === 'COCKFIGHT' || (MENUS.topNavigation as readonly string[]).includes(name)
}

/** What an entry of the side, member or agent menu needs before it can ever show. */
const NEEDS: Readonly<
  Record<string, { readonly have: (file: Sound<MerchantFile>) => boolean; readonly text: string }>
> = {
  'sideMenu vipBonus': { have: ({ flags }) => flags?.VIP !== false, text: 'the flag VIP' },
  'sideMenu referEarn': { have: ({ flags }) => flags?.REFERRAL !== false, text: 'the flag REFERRAL' },
  'sideMenu download': { have: ({ apps }) => apps?.length !== 0, text: 'an entry in apps' },
  'sideMenu channels': { have: ({ channels }) => channels?.length !== 0, text: 'an entry in channels' },
  'agentMenu agentDividendRecordCopy2': { have: ({ flags }) => flags?.CONTRACTS !== false, text: 'the flag CONTRACTS' },
  'agentMenu agentDailyWages2': { have: ({ flags }) => flags?.DAILYSALARY !== false, text: 'the flag DAILYSALARY' },
  'agentMenu agentHourSalary': { have: ({ flags }) => flags?.HOURSALARY !== false, text: 'the flag HOURSALARY' },
  'agentMenu agentRealtimeSalary': {
    have: ({ flags }) => flags?.REALTIMESALARY !== false,
    text: 'the flag REALTIMESALARY',
  },
  'memberMenu referral': { have: ({ flags }) => flags?.REFERRAL !== false, text: 'the flag REFERRAL' },
}

function menuFaults({ file, merchant }: Draft): Fault[] {
  return (['sideMenu', 'memberMenu', 'agentMenu'] as const).flatMap((menu) =>
    entriesOf(file.menus?.[menu] as readonly (string | undefined)[] | undefined).flatMap(([index, entry]) => {
      const need = NEEDS[`${menu} ${entry}`]
      if (!need || need.have(file)) return []
      return merchant.faultAt(['menus', menu, index], {
        code: 'menu.idle',
        message: `the entry "${entry}" can never show without ${need.text}`,
        repair: `Remove it, or give it ${need.text}`,
      })
    }),
  )
}

/** Where the member and the agent centre open. */
const DEFAULT_PAGES = { memberMenu: 'securityCenter', agentMenu: 'agentTeamOverview' } as const

function defaultPageFaults({ file, merchant }: Draft): Fault[] {
  return (['memberMenu', 'agentMenu'] as const).flatMap((menu) => {
    const entries = file.menus?.[menu] as readonly (string | undefined)[] | undefined
    const page = DEFAULT_PAGES[menu]
    if (!entries || entries.includes(page) || entries.includes(undefined)) return []
    return merchant.faultAt(['menus', menu], {
      code: 'menu.default',
      message: `the page this menu opens with, "${page}", is not in it`,
      repair: `Add "${page}"`,
    })
  })
}

/** A category nothing leads to is played by nobody. */
function hiddenFaults({ file, merchant }: Draft): Fault[] {
  const { categories, menus, homeSections } = file
  if (!menus?.topNavigation || !homeSections) return []
  const shown = new Set<string | undefined>([
    ...(menus.topNavigation as readonly (string | undefined)[]),
    ...homeSections.map((section) => section?.id),
  ])
  return entriesOf(categories).flatMap(([index, category]) =>
    shown.has(category)
      ? []
      : merchant.faultAt(['categories', index], {
          code: 'category.hidden',
          severity: 'warning',
          message: `nothing leads to the category ${category}`,
          repair: 'Add it to menus.topNavigation or to homeSections',
        }),
  )
}

/** Days that are in no calendar pass the pattern of moments. */
function momentFaults({ file, merchant }: Draft): Fault[] {
  return ANNOUNCEMENTS.flatMap((list) =>
    entriesOf(file[list]).flatMap(([index, { publishedAt }]) => {
      if (publishedAt === undefined) return []
      const moment = new Date(publishedAt)
      const real = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(publishedAt.slice(0, 16))
      if (real) return []
      return merchant.faultAt([list, index, 'publishedAt'], {
        code: 'moment.unknown',
        message: 'there is no such moment',
        found: JSON.stringify(publishedAt),
        repair: 'Write a moment in UTC such as 2026-11-02T08:00Z',
      })
    }),
  )
}

/** Every banner of a place is a picture that is loaded with it. */
const MOST_BANNERS = 12

function crowdFaults({ file, merchant }: Draft): Fault[] {
  return BANNER_GROUPS.flatMap((group) => {
    const [excess] = entriesOf(file.banners)
      .filter(([, banner]) => banner.group === group)
      .slice(MOST_BANNERS)
    if (!excess) return []
    return merchant.faultAt(['banners', excess[0]], {
      code: 'size.banners',
      message: `a place has at most ${MOST_BANNERS} banners, and this is one more in ${group}`,
      repair: 'Remove the ones that have had their time',
    })
  })
}

type Banner = NonNullable<NonNullable<Sound<MerchantFile>['banners']>[number]>

function bannerFaults(draft: Draft, index: number, banner: Banner): Fault[] {
  const { merchant } = draft
  const { action, link } = banner
  if (action && !link) {
    return [
      merchant.faultAt(['banners', index, 'action'], {
        code: 'banner.link',
        message: 'a button that leads nowhere',
        repair: 'Add a link, or remove the action',
      }),
    ]
  }
  const text = link?.type && linkText(link.type, link.to)
  if (text) return [merchant.faultAt(['banners', index, 'link', ...(link?.to === undefined ? [] : ['to'])], text)]
  return link?.type === 'page' && link.to !== undefined
    ? pageFault(draft, ['banners', index, 'link', 'to'], link.to)
    : []
}

const TARGETS = {
  page: [/^\/[^\s]*$/, 'a path of the site such as /promotions'],
  game: [/^[A-Z0-9]+\/[\w.-]+$/, 'a game such as PG/lucky-dragon'],
  external: [/^https:\/\/[^\s]+$/, 'an https address'],
} as const

function linkText(type: 'page' | 'game' | 'register' | 'external', to: string | undefined): FaultText | undefined {
  if (type === 'register') {
    return to === undefined
      ? undefined
      : { code: 'banner.link', message: 'a link to the register form has no "to"', repair: 'Remove "to"' }
  }
  const [form, meaning] = TARGETS[type]
  if (to !== undefined && form.test(to)) return undefined
  return {
    code: 'banner.link',
    message: `a link of type ${type} needs ${meaning}`,
    ...(to === undefined ? {} : { found: JSON.stringify(to) }),
    repair: `Write "to": ${meaning}`,
  }
}
