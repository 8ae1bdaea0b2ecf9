// Compares our figures with their budgets and with other libraries: what a visitor's browser is sent, and what a switch
// of theme costs. Fails when a budget is exceeded. With `counted` or `timed` it does one half: what is counted does not
// change with the load of the machine, what is timed is measured when nothing runs beside it.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assemble } from '../apps/gateway/src/composition/assemble.ts'
import { readSettings } from '../apps/gateway/src/platform/settings.ts'
import { countedFigures } from './counted.ts'
import { isOver, print } from './figure.ts'
import { processorTimeFigures } from './processor-time.ts'
import { measureRegisterForm } from './register-form/measure-register-form.ts'
import { isFormOver, printRegisterForm } from './register-form/print-register-form.ts'
import { measureSwitching } from './switching/measure-switching.ts'
import { isSwitchingOver, printSwitching } from './switching/print-switching.ts'

const HALVES = ['counted', 'timed'] as const

const root = join(import.meta.dirname, '..')
const [chosen] = process.argv.slice(2)
const halves = HALVES.filter((half) => chosen === undefined || half === chosen)
if (halves.length === 0) throw new Error(`there is no half "${chosen}": leave it out, or say ${HALVES.join(' or ')}`)

const dataDir = mkdtempSync(join(tmpdir(), 'livery-bench-'))
mkdirSync(join(root, '.cache'), { recursive: true })
const settings = readSettings(
  { ...process.env, DATA_DIR: dataDir, PORT: '3450', PICTURES_DIR: join(root, '.cache', 'pictures'), DATABASE_URL: '' },
  root,
)
const running = await assemble(settings)
try {
  if (halves.includes('counted')) {
    await running.app.listen({ port: settings.port, host: 'localhost' })
    const figures = await countedFigures(running, settings.port, root)
    print(figures)
    if (figures.some(isOver)) process.exitCode = 1
  }
  if (halves.includes('timed')) {
    const figures = await processorTimeFigures(running, root)
    print(figures)
    const contests = await measureSwitching()
    printSwitching(contests)
    const forms = await measureRegisterForm()
    printRegisterForm(forms)
    if (figures.some(isOver) || isSwitchingOver(contests) || isFormOver(forms)) process.exitCode = 1
  }
} finally {
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
