import type { GameType } from '@livery/contract/games'
import { addressesOf, PAGE_IDS, PAGES, pageIdAt, pageRecord } from '@livery/contract/pages'
import { closest } from '@livery/document/closest'
import type { Fault, FaultText, Path } from '@livery/document/fault'
import { type Draft, entriesOf } from './draft.ts'

/** Possible targets of links within the site. */
export interface LinkedFile {
  readonly help: readonly { readonly id: string }[]
  readonly categories: readonly GameType[]
}

/** Every address of the site (docs/product.md 2.2); links and guides must lead to one of them. */
const ADDRESSES = PAGE_IDS.flatMap(addressesOf)

/** The path of a link, without query and anchor. */
const pathOf = (link: string): string => link.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')

/** A link of a banner or a promotion; parts may be missing. */
interface WrittenLink {
  readonly type?: keyof typeof TARGETS | 'register' | undefined
  readonly to?: string | undefined
}

const TARGETS = {
  page: [/^\/[^\s]*$/, 'a path of the site such as /promotions'],
  game: [/^[A-Z0-9]+\/[\w.-]+$/, 'a game such as PG/lucky-dragon'],
  external: [/^https:\/\/[^\s]+$/, 'an https address'],
} as const

/** A link needs the address that its type requires, and a link within the site needs a page of the merchant. */
export function targetFaults(
  draft: Pick<Draft<LinkedFile>, 'file' | 'merchant'>,
  at: Path,
  link: WrittenLink | undefined,
): Fault[] {
  if (!link?.type) return []
  const text = targetText(link.type, link.to)
  if (text) return [draft.merchant.faultAt([...at, ...(link.to === undefined ? [] : ['to'])], text)]
  return link.type === 'page' && link.to !== undefined ? pageFault(draft, [...at, 'to'], link.to) : []
}

function targetText(type: NonNullable<WrittenLink['type']>, to: string | undefined): FaultText | undefined {
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

/** A link within the site leads to an existing page and section, and not to a category this merchant does not offer. */
export function pageFault(
  { file, merchant }: Pick<Draft<LinkedFile>, 'file' | 'merchant'>,
  at: Path,
  link: string,
): Fault[] {
  const path = pathOf(link)
  const page = pageIdAt(path)
  if (page === undefined || !ADDRESSES.some((address) => address === path)) {
    const near = closest(path, ADDRESSES)
    return [
      merchant.faultAt(at, {
        code: 'page.unknown',
        message: `the site has no page ${JSON.stringify(path)}`,
        ...(near === undefined ? {} : { suggestion: JSON.stringify(link.replace(path, near)) }),
        repair: `Lead to a page of the site such as ${PAGES.promotions.path}`,
      }),
    ]
  }
  if (page === 'help') return sectionFault({ file, merchant }, at, link)
  const { category } = pageRecord(page)
  if (!category || !file.categories || file.categories.includes(category)) return []
  return [
    merchant.faultAt(at, {
      code: 'category.absent',
      message: `the category ${category} is not offered`,
      repair: `Add "${category}" to categories, or lead elsewhere`,
    }),
  ]
}

/** The anchors of the help page are its sections. */
function sectionFault(
  { file, merchant }: Pick<Draft<LinkedFile>, 'file' | 'merchant'>,
  path: Path,
  link: string,
): Fault[] {
  const [, anchor] = /#(.+)$/.exec(link) ?? []
  if (!anchor || !file.help) return []
  const ids = entriesOf(file.help).flatMap(([, { id }]) => id ?? [])
  if (ids.includes(anchor)) return []
  const near = closest(anchor, ids)
  return [
    merchant.faultAt(path, {
      code: 'help.section',
      message: `the help centre has no section ${JSON.stringify(anchor)}`,
      ...(near === undefined ? {} : { suggestion: JSON.stringify(link.replace(`#${anchor}`, `#${near}`)) }),
      repair: `Lead to one of ${ids.join(', ')}, or add the section to help`,
    }),
  ]
}
