// The cost of ten thousand merchants for a gateway: its start, its memory and its pages, compared with a few. Run with
// `npm run bench:registry`; it takes some minutes and half a gigabyte of disk.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { diskSources, layeredSources } from '@livery/document/sources'
import { bundleOf } from '@livery/merchant/merchant-files'
import { generatedId, generateMerchants } from '@livery/merchant/testing/generate'

interface Start {
  readonly size: number
  readonly startMs: number
  readonly startCpuMs: number
  readonly heapBytes: number
  readonly pageCpuMs: number
  readonly firstVisitCpuMs: number
}

const root = join(import.meta.dirname, '../..')
const COUNT = Number(process.argv[2] ?? 10_000)
const BUDGET = { startMs: 10_000, kbPerMerchant: 50, pageRatio: 1.2 }

mkdirSync(join(root, '.cache'), { recursive: true })
const folder = mkdtempSync(join(root, '.cache', 'registry-'))
try {
  for (const name of ['apps', 'locales', 'vendors']) symlinkSync(join(root, name), join(folder, name))
  for (const name of ['merchants', 'groups', 'themes'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  start('few', 'settle')
  const few = best('few')
  lay()
  // Waits until every one of them has a release.
  const first = start('many', 'settle')
  const again = best('many')
  report(few, first, again)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Generated merchants as folders. */
function lay(): void {
  const around = diskSources(root)
  const all = layeredSources(generateMerchants({ count: COUNT, around }), around)
  for (let index = 0; index < COUNT; index++) {
    for (const [path, bytes] of bundleOf(all, generatedId(index))?.files ?? []) {
      if (!path.startsWith('merchants/')) continue
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), bytes)
    }
  }
}

function start(data: string, ...settle: readonly string[]): Start {
  const answer = execFileSync(
    process.execPath,
    ['--expose-gc', join(import.meta.dirname, 'start.ts'), folder, join(folder, `data-${data}`), ...settle],
    { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  return JSON.parse(answer.trim().split('\n').at(-1) ?? '') as Start
}

/** The fastest of several runs, because other processes only add time. */
function best(data: string): Start {
  const all = [start(data), start(data), start(data)]
  const least = (of: (one: Start) => number) => Math.min(...all.map(of))
  return {
    size: all[0]?.size ?? 0,
    startMs: least((one) => one.startMs),
    startCpuMs: least((one) => one.startCpuMs),
    heapBytes: least((one) => one.heapBytes),
    pageCpuMs: least((one) => one.pageCpuMs),
    firstVisitCpuMs: least((one) => one.firstVisitCpuMs),
  }
}

function report(few: Start, first: Start, many: Start): void {
  const kbPerMerchant = (many.heapBytes - few.heapBytes) / 1024 / (many.size - few.size)
  const pageRatio = many.pageCpuMs / few.pageCpuMs
  const ms = (value: number) => `${value.toFixed(0)} ms`
  console.log(`merchants             ${few.size}, ${many.size}`)
  console.log(
    `start                 ${ms(few.startMs)}, ${ms(many.startMs)} (CPU ${ms(many.startCpuMs)}; budget ${ms(BUDGET.startMs)})`,
  )
  console.log(`start, never seen     ${ms(first.startMs)} (CPU ${ms(first.startCpuMs)})`)
  console.log(`memory a merchant     ${kbPerMerchant.toFixed(1)} KB (budget ${BUDGET.kbPerMerchant})`)
  console.log(
    `page CPU              ${few.pageCpuMs.toFixed(3)} ms, ${many.pageCpuMs.toFixed(3)} ms: ${pageRatio.toFixed(2)} (budget ${BUDGET.pageRatio})`,
  )
  console.log(`first visit CPU       ${ms(many.firstVisitCpuMs)}`)
  const isOver = many.startMs > BUDGET.startMs || kbPerMerchant > BUDGET.kbPerMerchant || pageRatio > BUDGET.pageRatio
  if (isOver) process.exitCode = 1
}
