import type { TestProject } from 'vitest/node'
import { startTemplateServer } from './templates.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The test server's address. */
    postgresUrl: string
    /** A migrated embedded database to copy. */
    embeddedTemplate: string
    /** One after a gateway's first start. */
    embeddedSettled: string
  }
}

/** One PostgreSQL server for all test files, and templates of both kinds. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTemplateServer()
  project.provide('postgresUrl', server.cluster.url)
  project.provide('embeddedTemplate', server.embedded)
  project.provide('embeddedSettled', server.embeddedSettled)
  return server.stop
}
