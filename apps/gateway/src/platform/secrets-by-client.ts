import { StartupError } from './startup-error.ts'

/**
 * Reads secrets by their public ids, since one deployment serves many merchants and each may have its own ids.
 * @param name of the environment variable: a JSON object such as `{"<client id>": "<secret>"}`
 */
export function secretsByClient(environment: NodeJS.ProcessEnv, name: string): ReadonlyMap<string, string> {
  const stated = environment[name]
  if (!stated) return new Map()
  try {
    const entries = Object.entries(JSON.parse(stated) as Record<string, string>)
    if (entries.every(([, secret]) => typeof secret === 'string' && secret !== '')) return new Map(entries)
  } catch {
    // The error below does not quote the value, which holds secrets.
  }
  throw new StartupError(`${name} must be a JSON object of ids and their secrets: {"<id>": "<secret>"}.`)
}
