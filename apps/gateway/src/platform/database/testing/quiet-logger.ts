import type { DatabaseLogger } from '../database-logger.ts'

/** Logs nothing, for tests in which connections are lost on purpose. */
export const quietLogger: DatabaseLogger = { info() {}, warn() {}, error() {} }
