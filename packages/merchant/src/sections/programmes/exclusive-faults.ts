import type { Fault } from '@livery/document/fault'
import { type Draft, entriesOf } from '../../draft.ts'
import type { ProgrammesFile, SoundProgramme } from './file.ts'

/**
 * Programmes that exclude one another but have the same fact and time: the member's reward would depend on their order
 * in the file. Where members choose or join, they decide it themselves.
 */
export function exclusiveFaults({ file, merchant }: Draft<ProgrammesFile>): Fault[] {
  const all = entriesOf(file.programmes)
  return all.flatMap(([index, programme], at) => {
    if (programme.exclusive === undefined) return []
    const other = all.slice(0, at).find(([, before]) => clash(before, programme))
    if (!other) return []
    return [
      merchant.faultAt(['programmes', index, 'exclusive'], {
        code: 'programme.exclusive',
        message: `it and ${JSON.stringify(other[1].id ?? '')} exclude one another and answer the same facts at the same time`,
        repair: 'Let members choose or join one, part their times or levels, or remove it',
      }),
    ]
  })
}

function clash(one: SoundProgramme, other: SoundProgramme): boolean {
  if (one.exclusive !== other.exclusive || one.trigger?.on !== other.trigger?.on) return false
  if (isChosen(one) || isChosen(other)) return false
  const a = one.conditions ?? {}
  const b = other.conditions ?? {}
  const moment = (written: string | undefined, otherwise: number) =>
    written === undefined ? otherwise : Date.parse(written)
  const isApart =
    moment(a.until, Number.POSITIVE_INFINITY) <= moment(b.from, Number.NEGATIVE_INFINITY) ||
    moment(b.until, Number.POSITIVE_INFINITY) <= moment(a.from, Number.NEGATIVE_INFINITY) ||
    (a.levelTo ?? 100) < (b.levelFrom ?? 0) ||
    (b.levelTo ?? 100) < (a.levelFrom ?? 0) ||
    isOtherDeposit(one, other)
  return !isApart
}

function isChosen({ trigger, join }: SoundProgramme): boolean {
  return trigger?.chosen === true || join !== undefined || trigger?.on === 'code'
}

/** The first deposit and the third are never the same. */
function isOtherDeposit({ trigger: a }: SoundProgramme, { trigger: b }: SoundProgramme): boolean {
  const number = (trigger: SoundProgramme['trigger']) =>
    trigger?.which === 'first' ? 1 : trigger?.which === 'nth' ? trigger.nth : undefined
  const [first, second] = [number(a), number(b)]
  return first !== undefined && second !== undefined && first !== second
}
