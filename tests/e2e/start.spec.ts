import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './test.ts'

const main = join(import.meta.dirname, '../../apps/gateway/src/main.ts')

/** Starts a gateway that must fail; returns its exit code and output. */
async function failingStart(environment: NodeJS.ProcessEnv): Promise<{ code: number | null; printed: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-start-'))
  try {
    // The test runner sets both colour variables, which makes Node print a warning.
    const { NO_COLOR: _none, FORCE_COLOR: _neither, ...inherited } = process.env
    const child = spawn(process.execPath, [main], {
      env: { ...inherited, DATA_DIR: dataDir, WARM_PICTURES: '0', DATABASE_URL: '', ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let printed = ''
    child.stderr.on('data', (data: Buffer) => {
      printed += data.toString()
    })
    const code = await new Promise<number | null>((resume) => child.once('close', resume))
    return { code, printed: printed.trim() }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

test('a taken port is told in one line, with what to do', async ({ port }) => {
  const { code, printed } = await failingStart({ PORT: String(port), ARCADE_PORT: '3499', BANK_PORT: '3498' })
  expect(code).toBe(1)
  expect(printed).toBe(
    `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 10} npm start`,
  )
})

test('a database that does not answer is told in one line, without its password', async () => {
  const { code, printed } = await failingStart({
    PORT: '3498',
    ARCADE_PORT: '3497',
    DATABASE_URL: 'postgres://somebody:hush@127.0.0.1:9/livery',
  })
  expect(code).toBe(1)
  expect(printed).toMatch(
    /^The database at postgres:\/\/somebody:.*127\.0\.0\.1:9\/livery cannot be reached \(.*\)\. Start it, .*\.$/,
  )
  expect(printed).not.toContain('hush')
})

test('a wrong setting is told in one line', async () => {
  const { code, printed } = await failingStart({ PORT: 'eighty' })
  expect(code).toBe(1)
  expect(printed).toBe('PORT is "eighty", but must be a whole number between 1 and 65535.')
})
