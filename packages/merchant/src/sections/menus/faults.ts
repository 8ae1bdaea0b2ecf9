import type { Capabilities } from '@livery/contract/capabilities'
import type { Fault } from '@livery/document/fault'
import { type Draft, entriesOf, type Rule, type Stated } from '../../draft.ts'
import { flagOf } from './hidden.ts'
import type { menus } from './schema.ts'

type File = Stated<typeof menus> & {
  readonly flags: Capabilities
  readonly apps: readonly object[]
  readonly channels: readonly object[]
}

/** Every entry of a menu must be possible to show, and a menu must contain its first page. */
export const menuFaults: Rule<File> = (draft) => [...idleFaults(draft), ...defaultPageFaults(draft)]

/** Further conditions of an entry in the side menu. */
const NEEDS: Readonly<Record<string, 'apps' | 'channels'>> = { download: 'apps', channels: 'channels' }

function idleFaults({ file, merchant }: Draft<File>): Fault[] {
  return (['sideMenu', 'memberMenu', 'agentMenu'] as const).flatMap((menu) =>
    entriesOf(file.menus?.[menu] as readonly (string | undefined)[] | undefined).flatMap(([index, entry]) => {
      const path = ['menus', menu, index]
      const flag = flagOf(menu, entry)
      // A flag hides its entries by itself, so that it can be switched off alone.
      if (flag && file.flags?.[flag] === false) {
        return merchant.faultAt(path, {
          code: 'menu.hidden',
          severity: 'warning',
          message: `the entry "${entry}" is hidden while the flag ${flag} is off`,
          repair: `Leave it if ${flag} will be on again, else remove it`,
        })
      }
      const need = menu === 'sideMenu' ? NEEDS[entry] : undefined
      if (!need || file[need]?.length !== 0) return []
      return merchant.faultAt(path, {
        code: 'menu.idle',
        message: `the entry "${entry}" can never show without an entry in ${need}`,
        repair: `Remove it, or give it an entry in ${need}`,
      })
    }),
  )
}

/** The first page of the member centre and of the agent centre. */
const DEFAULT_PAGES = { memberMenu: 'securityCenter', agentMenu: 'agentTeamOverview' } as const

function defaultPageFaults({ file, merchant }: Draft<File>): Fault[] {
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
