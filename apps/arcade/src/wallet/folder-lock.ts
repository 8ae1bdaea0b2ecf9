import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Locks a folder for this process: two processes that settle the rounds of one journal would overwrite each other's
 * file. The lock is a listening socket, which ends with its process. Resolves to a function that releases it. Throws an
 * Error with one sentence when another process holds the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)
  const path =
    process.platform === 'win32' ? `\\\\.\\pipe\\livery-arcade-${name}` : join(tmpdir(), `livery-arcade-${name}.sock`)
  const server = createServer((socket) => socket.end())
  try {
    await listen(server, path)
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw fault
    if (await answers(path)) throw new Error(`Another arcade is using ${folder}: stop it, or set another DATA_DIR`)
    // The socket of a killed process.
    rmSync(path, { force: true })
    await listen(server, path)
  }
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
