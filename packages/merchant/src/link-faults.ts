import { GAME_TYPES } from '@livery/contract/games'
import { closest } from '@livery/document/closest'
import type { Fault, Path } from '@livery/document/fault'
import { type Draft, entriesOf } from './draft.ts'
import { PAGES, pageOf } from './pages.ts'

/** A link within the site leads to an existing page and section, and not to a category this merchant does not offer. */
export function pageFault({ file, merchant }: Pick<Draft, 'file' | 'merchant'>, path: Path, link: string): Fault[] {
  const page = pageOf(link)
  if (!(PAGES as readonly string[]).includes(page)) {
    const near = closest(page, PAGES)
    return [
      merchant.faultAt(path, {
        code: 'page.unknown',
        message: `the site has no page ${JSON.stringify(page)}`,
        ...(near === undefined ? {} : { suggestion: JSON.stringify(link.replace(page, near)) }),
        repair: 'Lead to a page of the site such as /promotions',
      }),
    ]
  }
  if (page === '/help') return sectionFault({ file, merchant }, path, link)
  const category = GAME_TYPES.find((type) => `/${type.toLowerCase()}` === page)
  if (!category || !file.categories || file.categories.includes(category)) return []
  return [
    merchant.faultAt(path, {
      code: 'category.absent',
      message: `the category ${category} is not offered`,
      repair: `Add "${category}" to categories, or lead elsewhere`,
    }),
  ]
}

/** The anchors of the help page are its sections. */
function sectionFault({ file, merchant }: Pick<Draft, 'file' | 'merchant'>, path: Path, link: string): Fault[] {
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
