import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Merchant } from '@livery/merchant/merchant'
import Fastify from 'fastify'
import type { Database } from '../../../platform/database/connect.ts'
import { readSettings } from '../../../platform/settings.ts'
import { projectCopy } from '../../../testing/assembled.ts'
import type { Site } from '../../sites/site.ts'
import { Vendors } from '../../vendors/vendors.ts'
import { openReleases } from '../open.ts'

/** Opens a copy of the project's files with its merchants live from a database, as in a gateway. */
export async function openOn(
  database: Database,
  prepare: (merchant: Merchant) => Promise<void> = async () => undefined,
) {
  const project = projectCopy(() => undefined)
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-releases-'))
  const path = (file: string) => join(project.folder, file)
  const open = async (folder = project.folder) => {
    const opened = await openReleases({
      settings: readSettings({ DATA_DIR: dataDir, OPERATOR_SECRET: 'the-operators-secret-of-a-test' }, folder),
      database,
      vendors: await Vendors.load(join(folder, 'vendors'), null),
      log: Fastify().log,
      prepare,
    })
    return Object.assign(opened, {
      nameAt: async (host: string, visitor = {}) => {
        const site: Site | null = await opened.registry.siteOfHost(host, visitor)
        return site?.merchant.name
      },
    })
  }
  return {
    folder: project.folder,
    path,
    open,
    edit: (file: string, change: (text: string) => string) =>
      writeFileSync(path(file), change(readFileSync(path(file), 'utf8'))),
    remove() {
      project.remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
