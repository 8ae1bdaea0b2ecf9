import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Cluster, startCluster } from './cluster.ts'
import { embeddedTemplate, migrated } from './embedded-template.ts'

/** The name of the migrated database that each suite's own is copied from. */
export const TEMPLATE = 'livery_template'
/** The database after a gateway's first start: seeded, with every merchant of the project live. */
export const SETTLED = 'livery_settled'

/**
 * The environment's variable with a folder that `makeTemplates` has filled. All steps of a test run share one, since
 * making it takes fifteen seconds of processor time.
 */
export const TEMPLATES_DIR = 'TEST_TEMPLATES_DIR'

/** A server with both templates as databases, and both embedded ones as folders to be copied. */
export interface TemplateServer {
  readonly cluster: Cluster
  /** A migrated embedded database. */
  readonly embedded: string
  /** One after a gateway's first start. */
  readonly embeddedSettled: string
  stop(): Promise<void>
}

/** Starts a server of its own, with the templates of the environment's folder or, without one, with new ones. */
export async function startTemplateServer(): Promise<TemplateServer> {
  const shared = process.env[TEMPLATES_DIR]
  const folder = shared ?? mkdtempSync(join(tmpdir(), 'livery-templates-'))
  const remove = () => {
    if (!shared) rmSync(folder, { recursive: true, force: true })
  }
  try {
    if (!shared) await makeTemplates(folder)
    const cluster = await startCluster({}, postgresIn(folder))
    const stop = async () => {
      await cluster.stop()
      remove()
    }
    return { cluster, embedded: await embeddedTemplate(), embeddedSettled: settledIn(folder), stop }
  } catch (error) {
    remove()
    throw error
  }
}

/** Fills an empty folder with both templates of both kinds, so that a suite starts quickly. */
export async function makeTemplates(folder: string): Promise<void> {
  const cluster = await startCluster()
  try {
    const databaseUrl = await cluster.createDatabase(TEMPLATE)
    await migrated({ databaseUrl, dataDir: '' })
    cpSync(await embeddedTemplate(), settledIn(folder), { recursive: true })
    await settle(await cluster.createDatabase(SETTLED, TEMPLATE), settledIn(folder))
  } catch (error) {
    await cluster.stop()
    throw error
  }
  await cluster.stopAndMoveData(postgresIn(folder))
}

/** The embedded database of such a folder after a gateway's first start. */
export const settledIn = (folder: string): string => join(folder, 'embedded')
const postgresIn = (folder: string) => join(folder, 'postgres')

/** A gateway's first start takes three times as long as the second, and most suites need not repeat it. */
async function settle(databaseUrl: string, dataDir: string): Promise<void> {
  await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, '../../../testing/settle.ts'),
    databaseUrl,
    dataDir,
  ])
}
