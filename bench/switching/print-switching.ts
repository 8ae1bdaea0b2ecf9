import { BUDGET, type Contest, type Result, SWITCHES } from './measure-switching.ts'
import { COUNT } from './pages/count.ts'

const isOver = ({ ratio, renders }: Result) => ratio > BUDGET || renders > 0

/** Whether our switch exceeds its budget or makes React render. */
export const isSwitchingOver = ([ours]: readonly Contest[]): boolean =>
  !ours || SWITCHES.some((kind) => isOver(ours.results[kind]))

/** Prints the results as one table: the times are this machine's, the ratios are what counts. */
export function printSwitching(contests: readonly Contest[]): void {
  const width = Math.max(...contests.map(({ name }) => name.length))
  const heads = SWITCHES.map((kind) => `${kind}: CPU (style + layout)  × plain  renders`.padStart(52))
  console.log(`\nSwitching a page of ${COUNT.toLocaleString('en')} controls, in one browser`)
  console.log(`  ${''.padEnd(width)} elements${heads.join('')}`)
  contests.forEach(({ name, elements, results }, index) => {
    const cells = SWITCHES.map((kind) => cellsOf(results[kind]).padStart(52))
    const sign = index > 0 ? ' ' : SWITCHES.some((kind) => isOver(results[kind])) ? '✗' : '✓'
    console.log(`${sign} ${name.padEnd(width)} ${elements.toLocaleString('en').padStart(8)}${cells.join('')}`)
  })
  console.log(`  Ours may cost ${BUDGET} × plain custom properties on the same DOM, and React may render nothing.`)
}

function cellsOf({ cost, ratio, renders }: Result): string {
  const inner = `(${Math.round(cost.style)} + ${Math.round(cost.layout)})`
  return `${Math.round(cost.task)} ms ${inner.padStart(11)} ${ratio.toFixed(2).padStart(9)} ${renders.toLocaleString('en').padStart(8)}`
}
