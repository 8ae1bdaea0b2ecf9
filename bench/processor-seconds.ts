import { readFileSync } from 'node:fs'
import type { OpenDatabase } from '../apps/gateway/src/platform/database/connect.ts'
import { integer } from '../apps/gateway/src/platform/database/row.ts'

const TICKS_A_SECOND = 100

/**
 * The processor time of this process and the database's connections so far, in seconds. The server, their parent
 * process, has the time of closed connections.
 */
export async function processorSeconds({ everyMerchant }: OpenDatabase): Promise<number> {
  const { user, system } = process.cpuUsage()
  const pids = await everyMerchant.rows({ pid: integer }, 'select pid from pg_stat_activity where pid is not null')
  const living = pids.map(({ pid }) => timesOf(pid))
  const closed = living[0] ? timesOf(living[0].parent).ofChildren : 0
  const ticks = living.reduce((sum, { own }) => sum + own, closed)
  return (user + system) / 1e6 + ticks / TICKS_A_SECOND
}

/** A process's parent, and the ticks that it and its ended children have used. */
function timesOf(pid: number): { readonly parent: number; readonly own: number; readonly ofChildren: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number)
  return { parent: fields[1]!, own: fields[11]! + fields[12]!, ofChildren: fields[13]! + fields[14]! }
}
