import { GAME_TYPES, type GameType } from '@livery/contract/games'
import type { Fault, Path } from '@livery/document/fault'
import { type Draft, entriesOf, type Rule, type Stated } from '../../draft.ts'
import { duplicateFaults } from '../../duplicate-faults.ts'
import type { games } from './schema.ts'

type File = Stated<typeof games> & {
  readonly menus: { readonly topNavigation: readonly string[]; readonly sideMenu: readonly string[] }
  readonly homeSections: readonly { readonly id: string }[]
}

/** Navigation, sections and vendors must fit the categories, and vendors must be distinct. */
export const gameFaults: Rule<File> = (draft) => {
  const { file, merchant } = draft
  const vendors = entriesOf(file.vendors).map(([index, { id }]) => [index, id] as const)
  return [
    ...(file.categories ? categoryFaults(draft, new Set(file.categories)) : []),
    ...hiddenFaults(draft),
    ...duplicateFaults(merchant, ['vendors'], 'id', vendors),
  ]
}

function categoryFaults({ file, merchant }: Draft<File>, offered: ReadonlySet<GameType | undefined>): Fault[] {
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
  return (GAME_TYPES as readonly string[]).includes(name)
}

/** A category that no menu or section leads to cannot be reached by players. The entry `games` of a menu lists them all. */
function hiddenFaults({ file, merchant }: Draft<File>): Fault[] {
  const { categories, menus, homeSections } = file
  if (!menus?.topNavigation || !homeSections || menus.sideMenu?.includes('games')) return []
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
          repair: 'Add it to menus.topNavigation or to homeSections, or games to menus.sideMenu',
        }),
  )
}
