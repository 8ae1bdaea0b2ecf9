import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The parts of the engine's file layer that are reached for; PGlite does not type them. */
interface NodeFileStream {
  readonly nfd?: number
}
interface EngineModule {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: NodeFileStream) => number } }
}

/**
 * PGlite's folder on disk, with `fsync` that reaches the disk. PGlite turns `fsync` off (`-F`), and its file layer has
 * none to call (electric-sql/pglite#1107); the engine's own `fd_sync` does ask the file layer for one, so giving it one
 * makes the engine durable as on any machine: the write-ahead log at each commit, the data files at each checkpoint.
 */
export class DurableNodeFS extends NodeFS {
  override async init(engine: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const initialised = await super.init(engine, options)
    initialised.emscriptenOpts.preRun = [
      ...(initialised.emscriptenOpts.preRun ?? []),
      (module: unknown) => {
        ;(module as EngineModule).NODEFS.stream_ops.fsync = (stream) => {
          if (stream.nfd !== undefined) fsyncSync(stream.nfd)
          return 0
        }
      },
    ]
    return initialised
  }
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
