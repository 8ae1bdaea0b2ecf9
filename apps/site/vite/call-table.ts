import { CALLS } from '@livery/contract/calls'
import type { Plugin } from 'vite'

const ID = 'virtual:call-table'
const RESOLVED = `\0${ID}`

/**
 * Gives the site what the browser needs of the contract, `{name: [method, path, auth, encrypted, form]}`, computed from
 * the call records at build time: the records themselves carry schemas, and with them a validator's weight.
 */
export function callTable(): Plugin {
  const table = Object.fromEntries(
    Object.values(CALLS).map(({ name, method, path, auth, encrypted, form }) => [
      name,
      [method, path, auth, encrypted, ...(form ? [form] : [])],
    ]),
  )
  return {
    name: 'livery:call-table',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export const CALL_TABLE = ${JSON.stringify(table)}` : undefined),
  }
}
