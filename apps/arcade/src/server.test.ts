import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { toMinor } from './money.ts'
import { optionsFromEnvironment } from './options.ts'
import { start } from './server.ts'
import { ArcadeTable, SECRET, TOKEN } from './testing/arcade-table.ts'
import { WalletServer } from './testing/wallet-server.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
const SERVER = join(import.meta.dirname, 'server.ts')
const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const act of undo.splice(0).reverse()) await act()
})

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'arcade-'))
  undo.push(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** Starts the arcade (or another command) as a separate process; resolves with its output when it ends. */
async function run(
  env: Record<string, string>,
  args: readonly string[] = [MAIN],
): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, args, { env: { PATH: process.env.PATH ?? '', ...env } })
  let text = ''
  child.stderr.on('data', (chunk) => {
    text += chunk
  })
  const [code] = await once(child, 'close')
  return { code, text }
}

describe('starting', () => {
  it('says in one line that the port is taken, and leaves the folder free', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    undo.push(() => holder.close())
    const address = holder.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const table = new ArcadeTable({ port })
    undo.push(() => table.remove())
    await expect(table.start()).rejects.toThrow(
      `Port ${port} is taken: stop what listens there, or set another ARCADE_PORT`,
    )
    holder.close()
    await once(holder, 'close')
    await table.start()
  })

  it('says in one line what is missing or wrong, without a stack', async () => {
    expect(await run({ DATA_DIR: folder() })).toEqual({
      code: 1,
      text: 'arcade: ARCADE_SECRET is not set: the arcade and the gateway share it to sign their calls\n',
    })
    expect(() => optionsFromEnvironment({ ARCADE_SECRET: 'short' })).toThrow(/^The arcade's secret .*16 characters/)
    expect(() => optionsFromEnvironment({ ARCADE_SECRET: SECRET, ARCADE_PORT: 'x' })).toThrow(/^ARCADE_PORT /)
  })

  it('loads no drawings before a game is launched', async () => {
    const script = `import { registerHooks } from 'node:module'
      registerHooks({
        resolve(name, context, next) {
          const found = next(name, context)
          console.error(found.url)
          return found
        },
      })
      await import(${JSON.stringify(pathToFileURL(SERVER))})`
    const { code, text } = await run({}, ['--input-type=module', '--eval', script])
    expect(code, text).toBe(0)
    expect(text).toContain('/fastify/')
    expect(text).not.toMatch(/artwork|opentype|fontsource/)
  })

  it('refuses a data folder that another arcade uses, and a client that is not built', async () => {
    const table = new ArcadeTable()
    undo.push(() => table.remove())
    await table.start()
    await expect(start({ secret: SECRET, port: 0, dataDir: join(table.dataDir, 'data') })).rejects.toThrow(
      'Another arcade is using',
    )
    await expect(start({ secret: SECRET, port: 0, dataDir: folder(), clientDir: folder() })).rejects.toThrow(
      'is not built',
    )
  })
})

describe('a crash', () => {
  it('loses no win: killed before the wallet took it, the next process credits it', async () => {
    const wallet = new WalletServer({ secret: SECRET, sessionId: 'session-1', token: TOKEN, balance: '1000.00' })
    const walletUrl = await wallet.start()
    undo.push(() => wallet.close())
    const table = new ArcadeTable()
    undo.push(() => table.remove())
    // A separate process on the folder of the arcade that the table starts afterwards.
    const child = await startChild(table)
    undo.push(() => child.process.kill('SIGKILL'))
    const { sessionKey } = await table.open(await table.launch({ walletUrl }))
    const player = table.player(sessionKey)
    expect((await player.state()).status).toBe(200)
    wallet.fail('win', ...new Array<'cut-before'>(10_000).fill('cut-before'))
    let win = '0.00'
    while (win === '0.00') {
      await new Promise((resolve) => setTimeout(resolve, 170))
      const { status, body } = await player.spin('1.00')
      expect(status, JSON.stringify(body)).toBe(200)
      win = body.win
    }
    const without = toMinor(wallet.balance, 2)
    child.process.kill('SIGKILL')
    await once(child.process, 'close')
    wallet.fail('win')
    table.at(null)
    await table.start()
    await table.settled()
    expect(wallet.isSettled).toBe(true)
    expect(toMinor(wallet.balance, 2)).toBe(without + toMinor(win, 2))
  }, 120_000)
})

async function startChild(table: ArcadeTable): Promise<{ process: ChildProcess }> {
  const script = `import { start } from ${JSON.stringify(pathToFileURL(SERVER))}
    const arcade = await start(${JSON.stringify(await table.settings())})
    process.send(arcade.url)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (address) => resolve(String(address)))
    child.once('exit', (code) => reject(new Error(`The arcade's process ended with ${code}`)))
  })
  table.at(url)
  return { process: child }
}
