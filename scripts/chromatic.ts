// Publishes Storybook to Chromatic: `npm run chromatic`. `--dry-run` does everything but publish, without a network.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { formatFaults } from '@livery/document/format-fault'
import { loadMerchants } from '@livery/merchant/load'
import { chromaticModes } from '../.storybook/chromatic-modes.ts'
import { openDryIndex } from './chromatic/dry-index.ts'

const root = join(import.meta.dirname, '..')
const BUILT = join('.storybook', 'dist')
const NO_TOKEN = `Nothing was published: CHROMATIC_PROJECT_TOKEN is not set.
  1. Sign in to chromatic.com, make a project for this repository and copy its token (Manage, Configure).
  2. CHROMATIC_PROJECT_TOKEN=<token> npm run chromatic, or put the token among the secrets of your CI.
Without a token: npm run chromatic -- --dry-run builds the workshop and checks everything up to the publishing;
npm run test:visual holds components and pages against the pictures in the repository.`
/** A dry run needs no real token, but Chromatic's command requires one. */
const DRY_TOKEN = 'dry-run'

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    /** A Storybook that is already built. */
    'build-dir': { type: 'string' },
  },
})
const isDry = values['dry-run']
const token = process.env.CHROMATIC_PROJECT_TOKEN

if (isDry || token) process.exitCode = await publish(token ?? DRY_TOKEN)
else {
  console.error(NO_TOKEN)
  process.exitCode = 1
}

/** Prints the modes, builds Storybook and passes it to Chromatic's own command. Resolves to the exit code. */
async function publish(projectToken: string): Promise<number> {
  const { merchants, faults } = await loadMerchants(root)
  if (merchants.length === 0) throw new Error(formatFaults(faults))
  const modes = Object.keys(chromaticModes(merchants))
  console.log(`Every story in ${modes.length} modes: ${modes.join(', ')}`)

  const buildDir = values['build-dir'] ?? BUILT
  if (!values['build-dir']) {
    const code = await run('storybook', ['build', '-o', BUILT, '--quiet'])
    if (code !== 0) return code
  }
  if (!existsSync(join(root, buildDir, 'iframe.html'))) {
    console.error(`${buildDir} holds no built workshop: run npm run storybook:build`)
    return 1
  }
  const command = ['--storybook-build-dir', buildDir, '--no-interactive', '--skip-update-check']
  if (!isDry) return run('chromatic', command, { CHROMATIC_PROJECT_TOKEN: projectToken })

  const index = await openDryIndex()
  try {
    const code = await run('chromatic', ['--dry-run', ...command], {
      CHROMATIC_PROJECT_TOKEN: DRY_TOKEN,
      CHROMATIC_INDEX_URL: index.url,
      CHROMATIC_DISABLE_ANALYTICS: 'true',
      DISABLE_ERROR_MONITORING: 'true',
    })
    if (code === 0) console.log('Dry run: the workshop is ready, and nothing was published.')
    return code
  } finally {
    index.close()
  }
}

function run(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(join(root, 'node_modules', '.bin', name), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  return new Promise((resume, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resume(code ?? 1))
  })
}
