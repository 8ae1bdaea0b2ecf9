// Opens thousands of event streams on one gateway over PostgreSQL, drops three in ten at random again and again while
// events come, and prints the missed events and the cost of a stream: `npm run bench:streams -- 5000`.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { migrate } from '../../apps/gateway/src/platform/database/migrate.ts'
import { startCluster } from '../../apps/gateway/src/platform/database/testing/cluster.ts'
import { kill, linesOf, startScript, until } from '../../tests/faults/child.ts'
import { exerciseStreams, OF_ONE_ADDRESS } from '../../tests/faults/event-streams.ts'

const PORT = 5388
/** The most that a stream may cost the gateway. */
const BUDGET_KB = 60
/** Further files and connections of a process. */
const SPARE_FILES = 300

const sockets = Number(process.argv[2] ?? 5_000)
const files = Number(execFileSync('/bin/sh', ['-c', 'ulimit -n']).toString().replace('unlimited', 'Infinity'))
if (files < sockets + SPARE_FILES) {
  console.error(
    `This shell may open ${files} files, and ${sockets} streams need more: ulimit -n ${sockets + SPARE_FILES}`,
  )
  process.exit(2)
}

const cluster = await startCluster()
const scratch = mkdtempSync(join(tmpdir(), 'livery-bench-streams-'))
const databaseUrl = await cluster.createDatabase('streams')
const logger = { info() {}, warn: console.warn, error: console.error }
const database = await openDatabase({ databaseUrl, dataDir: '', logger })
await migrate(database)
const gateway = startScript('gateway', '', {
  ...OF_ONE_ADDRESS,
  PORT: String(PORT),
  DATA_DIR: scratch,
  DATABASE_URL: databaseUrl,
  ARCADE_URL: 'http://127.0.0.1:9',
  BANK_URL: 'http://127.0.0.1:9',
  ARCADE_SECRET: 'the-secret-of-a-bench',
  LOG_LEVEL: 'error',
})
try {
  const lines = linesOf(gateway)
  await until(() => lines().length > 0 || gateway.exitCode !== null, 120_000)
  const target = { port: PORT, pid: gateway.pid ?? 0 }
  const figures = await exerciseStreams({ database, gateway: target, sockets, rounds: 5, dropped: 0.3 })
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
  const perSocket = figures.memoryPerSocket / 1000
  console.log(
    `${figures.sockets} streams, ${figures.drops} drops, ${figures.due} events due, ${figures.seconds.toFixed(0)} s`,
  )
  console.log(`missed ${figures.missed}, twice or out of order ${figures.wrong}, told of a gap ${figures.warned}`)
  console.log(
    `memory: ${megabytes(figures.memoryBefore)} before, ${perSocket.toFixed(1)} KB for each stream, ${megabytes(figures.memoryAfter)} at the end`,
  )
  const isWhole = figures.missed === 0 && figures.wrong === 0 && figures.warned === 0
  if (!isWhole || perSocket > BUDGET_KB) {
    console.error(isWhole ? `a stream may cost ${BUDGET_KB} KB` : 'events were missed, or came wrong')
    process.exitCode = 1
  }
} finally {
  await kill(gateway)
  await database.close()
  await cluster.stop()
  rmSync(scratch, { recursive: true, force: true })
}
