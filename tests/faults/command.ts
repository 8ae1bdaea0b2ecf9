import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Ended {
  readonly code: number
  readonly text: string
}

/** Runs a command of the gateway as a person at the terminal does; returns its exit code and its output. */
export function command(name: string, words: readonly string[], environment: NodeJS.ProcessEnv): Promise<Ended> {
  const script = fileURLToPath(new URL(`../../apps/gateway/src/commands/${name}.ts`, import.meta.url))
  return new Promise((resolve) => {
    const options = { env: { ...process.env, DATABASE_URL: '', ...environment } }
    execFile(process.execPath, [script, ...words], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? -1) : 0, text: stdout + stderr }),
    )
  })
}
