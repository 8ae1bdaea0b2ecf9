import { spawnSync } from 'node:child_process'
import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The parts of the engine's file layer we use, for which PGlite has no types. */
interface FileStream {
  readonly nfd?: number
  readonly node: object
}
interface FileLayer {
  readonly stream_ops: {
    fsync?: (stream: FileStream) => number
    write: (stream: FileStream, ...rest: unknown[]) => number
  }
  realPath(node: object): string
}

/**
 * PGlite's folder on disk, with `fsync` that reaches the disk. PGlite turns `fsync` off (`-F`), and its file layer has
 * none to call (electric-sql/pglite#1107); the engine's own `fd_sync` does ask the file layer for one, so giving it one
 * makes the engine durable as on any machine: the write-ahead log at each commit, the data files at each checkpoint.
 */
export class DurableNodeFS extends NodeFS {
  /** Files the engine has written while it recovers; null when every sync is carried out. */
  #written: Set<string> | null = null

  /**
   * @param recovers the folder was not closed properly. The engine then syncs all of its thousand files twice before it
   * recovers, which takes seconds. Instead the operating system syncs them at once, and only files written during the
   * recovery remain. Call `ready` when the engine is ready.
   */
  constructor(folder: string, { recovers = false } = {}) {
    super(folder)
    if (recovers && syncFileSystem(folder)) this.#written = new Set()
  }

  override async init(engine: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const initialised = await super.init(engine, options)
    initialised.emscriptenOpts.preRun = [
      ...(initialised.emscriptenOpts.preRun ?? []),
      (module: unknown) => this.#extend((module as { readonly NODEFS: FileLayer }).NODEFS),
    ]
    return initialised
  }

  /** From now on every sync is carried out. */
  ready(): void {
    this.#written = null
  }

  #extend(layer: FileLayer): void {
    const { write } = layer.stream_ops
    layer.stream_ops.write = (stream, ...rest) => {
      this.#written?.add(layer.realPath(stream.node))
      return write(stream, ...rest)
    }
    layer.stream_ops.fsync = (stream) => {
      const isSynced = this.#written !== null && !this.#written.has(layer.realPath(stream.node))
      if (stream.nfd !== undefined && !isSynced) fsyncSync(stream.nfd)
      return 0
    }
  }
}

/** Asks the operating system to write everything of the folder's file system to the disk; false when it cannot. */
function syncFileSystem(folder: string): boolean {
  return spawnSync('sync', ['-f', folder], { stdio: 'ignore' }).status === 0
}

/**
 * The engine's start parameters: PGlite's, with `fsync` on. `wal_sync_method=fsync`, because the WebAssembly build's
 * `fdatasync` (the default) does nothing. There is no autovacuum in the single-user engine; the gateway's upkeep job
 * vacuums instead.
 */
export const DURABLE_START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'max_wal_size=128MB'],
  ...['-c', 'min_wal_size=32MB'],
  ...['-c', 'shared_buffers=64MB'],
]
