import type { Capabilities } from '@livery/contract/capabilities'
import type { Fault } from '@livery/document/fault'
import { type Draft, entriesOf, type Rule, type Sound, type Stated } from '../../draft.ts'
import type { menus } from './schema.ts'

type File = Stated<typeof menus> & {
  readonly flags: Capabilities
  readonly apps: readonly object[]
  readonly channels: readonly object[]
}

/** Every entry of a menu can be shown, and a menu contains the page it opens with. */
export const menuFaults: Rule<File> = (draft) => [...idleFaults(draft), ...defaultPageFaults(draft)]

/** What an entry of the side, member or agent menu depends on. */
const NEEDS: Readonly<Record<string, { readonly have: (file: Sound<File>) => boolean; readonly text: string }>> = {
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

function idleFaults({ file, merchant }: Draft<File>): Fault[] {
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

/** The page that the member and the agent centre open with. */
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
