import type { Capabilities, Flag } from '@livery/contract/capabilities'
import type { MenuName } from './menus.ts'

/** The flags that entries of a menu need; visitors always see refer and earn. */
const FLAGS: Readonly<Partial<Record<MenuName, Readonly<Record<string, Flag>>>>> = {
  sideMenu: { vipBonus: 'VIP' },
  memberMenu: { referral: 'REFERRAL' },
  agentMenu: {
    agentDividendRecordCopy2: 'CONTRACTS',
    agentDailyWages2: 'DAILYSALARY',
    agentHourSalary: 'HOURSALARY',
    agentRealtimeSalary: 'REALTIMESALARY',
  },
}

/** The flag that an entry of a menu depends on, if any. */
export const flagOf = (menu: MenuName, entry: string): Flag | undefined => FLAGS[menu]?.[entry]

/** The entries of a menu that no flag hides. */
export function shownEntries<Entry extends string>(
  menu: MenuName,
  entries: readonly Entry[],
  flags: Capabilities,
): readonly Entry[] {
  return entries.filter((entry) => {
    const flag = flagOf(menu, entry)
    return flag === undefined || flags[flag]
  })
}
