// The cost for PostgreSQL of an agent's pages with a team of 100,000 members, or as many as stated. `node
// bench/team/measure.ts [thousands]`

import { openDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { migrate } from '../../apps/gateway/src/platform/database/migrate.ts'
import { startCluster } from '../../apps/gateway/src/platform/database/testing/cluster.ts'
import { quietLogger } from '../../apps/gateway/src/platform/database/testing/quiet-logger.ts'
import { isOver, print } from '../figure.ts'
import { MERCHANT } from '../merchant.ts'
import { teamFigures } from './team-figures.ts'
import { writeTeam } from './write-team.ts'

const members = Math.round(Number(process.argv[2] ?? 100) * 1000)
const cluster = await startCluster()
const database = await openDatabase({
  databaseUrl: await cluster.createDatabase('team'),
  dataDir: '',
  logger: quietLogger,
})
try {
  await migrate(database)
  const topId = await writeTeam(database, members)
  const figures = await teamFigures(database.of(MERCHANT), topId)
  print(figures)
  if (figures.some(isOver)) process.exitCode = 1
} finally {
  await database.close()
  await cluster.stop()
}
