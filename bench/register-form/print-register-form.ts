import { ACTIONS, FORM_BUDGET, type FormContest } from './measure-register-form.ts'
import { CONTROLS } from './pages/contestant.ts'

/** Whether our form exceeds its budget compared with the one written by hand over bare controls. */
export const isFormOver = ([, , bare]: readonly FormContest[]): boolean =>
  !bare || ACTIONS.some((action) => bare.ratio[action] > FORM_BUDGET)

/** Prints the forms as one table: the times depend on this machine, the ratios matter. */
export function printRegisterForm(contests: readonly FormContest[]): void {
  const width = Math.max(...contests.map(({ name }) => name.length))
  console.log(`\nA register form of ${CONTROLS} controls, processor time in one browser`)
  console.log(
    `  ${''.padEnd(width)} ${'mount'.padStart(10)} ${'ours ×'.padStart(8)} ${'key'.padStart(10)} ${'ours ×'.padStart(8)}`,
  )
  contests.forEach(({ name, cost, ratio }, index) => {
    const cells = ACTIONS.map(
      (action) => `${`${cost[action].toFixed(1)} ms`.padStart(10)} ${ratio[action].toFixed(2).padStart(8)}`,
    )
    console.log(`${index > 0 ? ' ' : isFormOver(contests) ? '✗' : '✓'} ${name.padEnd(width)} ${cells.join(' ')}`)
  })
  console.log(`  Ours may cost ${FORM_BUDGET} × the one written by hand over bare controls.`)
}
