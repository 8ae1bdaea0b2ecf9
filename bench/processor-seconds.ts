import { readFileSync } from 'node:fs'
import type { OpenDatabase } from '../apps/gateway/src/platform/database/connect.ts'
import { integer } from '../apps/gateway/src/platform/database/row.ts'

const TICKS_A_SECOND = 100

/** What this process and those of the database's connections spent so far, in seconds of processor time. */
export async function processorSeconds({ everyMerchant }: OpenDatabase): Promise<number> {
  const { user, system } = process.cpuUsage()
  const pids = await everyMerchant.rows({ pid: integer }, 'select pid from pg_stat_activity where pid is not null')
  const ticks = pids.reduce((sum, { pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return sum + Number(fields[11]) + Number(fields[12])
  }, 0)
  return (user + system) / 1e6 + ticks / TICKS_A_SECOND
}
