import type { Deposit } from '@livery/contract/cashier/deposits'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import type { TimelineStep } from '../shared/payment-steps.tsx'
import { STATE_TONES } from './state-tones.ts'

const TONES = { success: 'success', danger: 'danger' } as const

/** The steps of a deposit in the reader's words. */
export function useSteps({ steps }: Deposit): readonly TimelineStep[] {
  const t = useText('cashier')
  const { i18n } = useVisit()
  return steps.map(({ state, at, actor, reason }) => {
    const known = state as Deposit['state']
    const tone = STATE_TONES[known]
    return {
      title: i18n.exists(`cashier:deposit.${state}`) ? t(`deposit.${known}`) : state,
      at,
      // Staff write their own words where none of the ready ones fits.
      detail:
        reason !== null && i18n.exists(`cashier:reason.${reason}`)
          ? t(`reason.${reason}` as 'reason.late')
          : actor === 'operator' && reason !== null
            ? reason
            : undefined,
      tone: tone === 'success' || tone === 'danger' ? TONES[tone] : undefined,
    }
  })
}
