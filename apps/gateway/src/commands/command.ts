import { resolve } from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { DatabaseLogger } from '../platform/database/database-logger.ts'
import { databasePlace } from '../platform/settings.ts'
import { StartupError } from '../platform/startup-error.ts'

/** The project's folder; this file is four levels down in it. */
export const ROOT = resolve(import.meta.dirname, '../../../..')

/** The database the gateway here uses, found by the same environment variables. */
export const ownPlace = () => databasePlace(process.env, ROOT)

/** Writes a message for the person at the terminal to standard error. */
export const terminalLogger: DatabaseLogger = {
  info() {},
  warn: (_fields, message) => console.error(message),
  error: (_fields, message) => console.error(message),
}

/** PostgreSQL's code of a full disk. */
const DISK_FULL = '53100'

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values']

/** Runs a command and sets the exit code: the answer of `act`, or 2 with advice when it cannot run. */
export async function runCommand<Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  act: (values: Values<Options>, positionals: readonly string[]) => Promise<number>,
): Promise<void> {
  try {
    const { values, positionals } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true })
    process.exitCode = await act(values, positionals)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    process.exitCode = 2
    if (error instanceof StartupError) console.error(error.hint ? `${message} ${error.hint}` : message)
    else if (code.startsWith('ERR_PARSE_ARGS')) console.error(`${message}\n${usage}`)
    else if (code === DISK_FULL) console.error(`The database’s disk is full (${message}). Nothing was kept; make room.`)
    else console.error(error)
  }
}
