import { BANNER_GROUPS } from '@livery/contract/lobby'
import type { Fault } from '@livery/document/fault'
import { type Draft, entriesOf, type Rule, type Sound, type Stated } from '../../draft.ts'
import { duplicateFaults } from '../../duplicate-faults.ts'
import { type LinkedFile, targetFaults } from '../../link-faults.ts'
import type { banners } from './schema.ts'

type File = Stated<typeof banners> & LinkedFile

/** Banners must be distinct, each needs a target, and no place may have too many. */
export const bannerFaults: Rule<File> = (draft) => [
  ...crowdFaults(draft),
  ...duplicateFaults(
    draft.merchant,
    ['banners'],
    'id',
    entriesOf(draft.file.banners).map(([index, { id }]) => [index, id] as const),
  ),
  ...entriesOf(draft.file.banners).flatMap(([index, banner]) => linkFaults(draft, index, banner)),
]

/** Limited because all banners of a place are loaded together. */
const MOST_BANNERS = 12

function crowdFaults({ file, merchant }: Draft<File>): Fault[] {
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

type Banner = NonNullable<NonNullable<Sound<File>['banners']>[number]>

function linkFaults(draft: Draft<File>, index: number, banner: Banner): Fault[] {
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
  return targetFaults(draft, ['banners', index, 'link'], link)
}
