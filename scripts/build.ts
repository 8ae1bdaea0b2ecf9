// Builds the site (client and server) and the arcade's games when their sources have changed since the last build.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = join(import.meta.dirname, '..')

interface Target {
  readonly name: string
  readonly sources: readonly string[]
  readonly output: string
  readonly commands: readonly (readonly string[])[]
  /** Folder whose text files also get `.br` and `.gz` beside them. */
  readonly compress: string
}

const shared = [
  'package-lock.json',
  'scripts/build.ts',
  'packages/contract/src',
  'packages/theme/src',
  'packages/document/src',
  'packages/locale/src',
  'packages/rules/src',
  'locales/registry.json',
]

const targets: readonly Target[] = [
  {
    name: 'site',
    sources: [...shared, 'apps/site/src', 'apps/site/vite', 'apps/site/vite.config.ts', 'packages/ui/src'],
    output: 'apps/site/dist',
    commands: [
      ['vite', 'build', '--config', 'apps/site/vite.config.ts', '--logLevel', 'warn'],
      ['vite', 'build', '--config', 'apps/site/vite.config.ts', '--logLevel', 'warn', '--ssr', 'src/entry-server.tsx'],
    ],
    compress: 'apps/site/dist/client',
  },
  {
    name: 'arcade',
    sources: [...shared, 'apps/arcade/src', 'apps/arcade/vite.config.ts', 'packages/artwork/src'],
    output: 'apps/arcade/dist',
    commands: [['vite', 'build', '--config', 'apps/arcade/vite.config.ts', '--logLevel', 'warn']],
    compress: 'apps/arcade/dist',
  },
]

await Promise.all(targets.map(build))

async function build(target: Target): Promise<void> {
  const fingerprint = hashSources(target.sources)
  const marker = join(root, target.output, '.fingerprint')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint) return
  console.log(`Building the ${target.name} …`)
  for (const command of target.commands) await run(command)
  for (const file of files(join(root, target.compress))) compress(file)
  writeFileSync(marker, fingerprint)
}

function run([name, ...args]: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules', '.bin', name ?? ''), args, { cwd: root, stdio: 'inherit' })
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} ${args.join(' ')} ended with ${code}`)),
    )
  })
}

function hashSources(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of files(join(root, source))) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

function files(path: string): string[] {
  if (!existsSync(path)) return []
  try {
    return readdirSync(path, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
  } catch {
    return [path]
  }
}

function compress(file: string): void {
  if (!/\.(js|css|svg|json|txt|html)$/.test(file)) return
  const content = readFileSync(file)
  if (content.length < 512) return
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
