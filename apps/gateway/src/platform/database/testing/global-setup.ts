import type { TestProject } from 'vitest/node'
import { startCluster } from './cluster.ts'
import { makeTemplates } from './templates.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The test server's address. */
    postgresUrl: string
    /** A migrated embedded database to copy. */
    embeddedTemplate: string
    /** The same after a gateway's first start. */
    embeddedSettled: string
  }
}

/** One PostgreSQL server for all test files, and templates of both kinds. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  try {
    const templates = await makeTemplates(cluster)
    project.provide('postgresUrl', cluster.url)
    project.provide('embeddedTemplate', templates.embedded)
    project.provide('embeddedSettled', templates.embeddedSettled)
    return async () => {
      templates.remove()
      await cluster.stop()
    }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}
