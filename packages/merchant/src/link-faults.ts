import type { GameType } from '@livery/contract/games'
import { addressesOf, PAGE_IDS, PAGES, pageIdAt, pageRecord } from '@livery/contract/pages'
import { closest } from '@livery/document/closest'
import type { Fault, Path } from '@livery/document/fault'
import { type Draft, entriesOf } from './draft.ts'

/** What links within the site may lead to. */
export interface LinkedFile {
  readonly help: readonly { readonly id: string }[]
  readonly categories: readonly GameType[]
}

/** Every address of the site (docs/product.md 2.2); links and guides must lead to one of them. */
const ADDRESSES = PAGE_IDS.flatMap(addressesOf)

/** The path of a link, without query and anchor. */
const pathOf = (link: string): string => link.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')

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
