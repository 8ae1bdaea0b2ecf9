// Compares our figures with their budgets and with other libraries: the size of first visits, and the cost of a switch
// of theme. Fails when a budget is exceeded. With names of parts it runs only those: `counted` figures do not depend on
// the load of the machine; `requests` and `timed` figures are measured while nothing else runs.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { assemble } from '../apps/gateway/src/composition/assemble.ts'
import { readSettings } from '../apps/gateway/src/platform/settings.ts'
import { countedFigures, requestFigures } from './counted.ts'
import { dataFolder } from './data-folder.ts'
import { isOver, print } from './figure.ts'
import { processorTimeFigures } from './processor-time.ts'
import { measureRegisterForm } from './register-form/measure-register-form.ts'
import { isFormOver, printRegisterForm } from './register-form/print-register-form.ts'
import { measureSwitching } from './switching/measure-switching.ts'
import { isSwitchingOver, printSwitching } from './switching/print-switching.ts'

const PARTS = ['counted', 'requests', 'timed'] as const
type Part = (typeof PARTS)[number]

const root = join(import.meta.dirname, '..')
const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !PARTS.some((part) => part === name))
if (unknown) throw new Error(`there is no part "${unknown}": leave it out, or say some of ${PARTS.join(', ')}`)
const isDue = (part: Part) => chosen.length === 0 || chosen.includes(part)

const dataDir = await dataFolder('gateway')
mkdirSync(join(root, '.cache'), { recursive: true })
const own = { DATA_DIR: dataDir, PORT: '3450', PICTURES_DIR: join(root, '.cache', 'pictures'), DATABASE_URL: '' }
// Otherwise the background job for three months of a team's play would be measured too.
const settings = readSettings({ ...process.env, ...own, DEMO_TEAMS: '0' }, root)
const running = await assemble(settings)
try {
  if (isDue('counted') || isDue('requests')) await running.app.listen({ port: settings.port, host: 'localhost' })
  if (isDue('counted')) {
    const figures = await countedFigures(running, settings.port, root)
    print(figures)
    if (figures.some(isOver)) process.exitCode = 1
  }
  if (isDue('requests')) {
    const figures = await requestFigures(running, settings.port)
    print(figures)
    if (figures.some(isOver)) process.exitCode = 1
  }
  if (isDue('timed')) {
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
