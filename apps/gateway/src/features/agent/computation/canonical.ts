import { createHash } from 'node:crypto'
import type { BaseInputs, Line } from './lines.ts'
import type { Bill, Settled } from './settle.ts'

/** What a run computed, a line of text for each line and bill: the same for the same inputs, byte for byte. */
export function textOf({ lines, bills }: Settled): string {
  return [...lines.map(lineText), ...bills.map(billText), ''].join('\n')
}

function lineText(line: Line): string {
  const { base, holder, payer, gameType, contract, tier, turnover, loss, active, direct } = line
  const { carriedIn, carriedOut, gross, rounding, children, before } = line
  return [
    'line',
    ...[base.replaceAll(' ', '_'), holder, payer ?? 0, gameType, contract, tier, turnover, loss, active],
    ...[direct.turnover, direct.loss, direct.active, carriedIn, carriedOut],
    ...[gross, rounding, children, before.gross, before.children],
  ].join(' ')
}

/**
 * The amount taken off open parts is written only when it is not zero, so that hashes made before this field existed
 * stay the same.
 */
const billText = ({ holder, payer, amount, owedBefore, owedAfter, due, taken }: Bill) =>
  ['bill', holder, payer ?? 0, amount, owedBefore, owedAfter, due, ...(taken > 0n ? [taken] : [])].join(' ')

/** The digest of a text. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The digest of all that a run was computed from. */
export function inputsDigest(version: string, bases: readonly BaseInputs[]): string {
  const hash = createHash('sha256').update(version)
  for (const { base, holders, rows } of bases) {
    hash.update(`\nbase ${base.key} ${base.from.toISOString()} ${base.to.toISOString()}`)
    for (const { id, payer, terms } of holders)
      hash.update(`\n${id} ${payer ?? 0} ${terms.map(({ contract, gameType }) => `${contract} ${gameType}`).join(' ')}`)
    for (const row of rows)
      hash.update(
        `\n${row.memberId} ${row.leaderId} ${row.gameType} ${row.stakeMinor} ${row.winMinor} ${row.givenMinor}`,
      )
  }
  return hash.digest('hex')
}
