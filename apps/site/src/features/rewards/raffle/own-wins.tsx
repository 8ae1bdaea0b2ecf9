import type { OwnRaffle, Raffle } from '@livery/contract/rewards/raffle/calls'
import { Badge, type BadgeTone } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { toast } from '@livery/ui/toast'
import { useState } from 'react'
import { Facts } from '../../../shared/format/facts.tsx'
import { useMoment } from '../../../shared/format/use-moment.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Alert } from '../../../shared/notice/alert.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as rewards from '../rewards.css.ts'
import * as css from './raffle.css.ts'
import { usePrizeText, useTerms } from './use-raffles.ts'

type Win = OwnRaffle['wins'][number]

const TONES: Readonly<Record<Win['state'], BadgeTone>> = { ready: 'info', claimed: 'success', expired: 'neutral' }
/** What a claim changes. */
const CHANGED = ['ownRaffles', 'memberRewards', 'rewardCounts', 'pointsBalance', 'getBalanceV2'] as const

interface OwnWinsProps {
  readonly raffle: Raffle
  readonly wins: readonly Win[]
}

/** What the member has won, to be claimed. */
export function OwnWins({ raffle, wins }: OwnWinsProps) {
  const t = useText('raffle')
  const visit = useVisit()
  const [busy, setBusy] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const claim = async ({ place }: Win) => {
    setBusy(place)
    setFailure(null)
    try {
      const { state } = await visit.call('rafflePromotionClaim', { id: raffle.id, place })
      if (state === 'claimed') toast({ tone: 'success', title: t('claimed') })
      else setFailure(t('late'))
    } catch (error) {
      setFailure(errorText(visit.i18n, error))
    } finally {
      await Promise.all(CHANGED.map((name) => visit.queries.invalidateQueries({ queryKey: [name] })))
      setBusy(null)
    }
  }
  return (
    <div className={css.wins}>
      <p className={css.partTitle}>{t('won')}</p>
      {failure !== null && <Alert>{failure}</Alert>}
      <ul className={rewards.list}>
        {wins.map((win) => (
          <WinRow key={win.place} raffle={raffle} win={win} busy={busy} onClaim={() => void claim(win)} />
        ))}
      </ul>
    </div>
  )
}

interface WinRowProps {
  readonly raffle: Raffle
  readonly win: Win
  /** The place that is being claimed. */
  readonly busy: number | null
  readonly onClaim: () => void
}

function WinRow({ raffle: { prizes, claimBy }, win, busy, onClaim }: WinRowProps) {
  const t = useText('raffle')
  const words = useText('rewards')
  const moment = useMoment()
  const prizeText = usePrizeText()
  const terms = useTerms()
  const prize = prizes[win.prize]
  if (!prize) return null
  const name = prizeText(prize)
  const isGoods = prize.kind === 'goods'
  return (
    <li className={rewards.row}>
      <div className={rewards.line}>
        <div className={rewards.words}>
          <p className={rewards.worth}>
            <bdi>{name}</bdi>
          </p>
          <Facts className={rewards.small}>
            {win.state === 'ready' ? words('until', { time: moment(claimBy) }) : t('reference')}
            <bdi>{win.reference}</bdi>
          </Facts>
          {terms(prize) !== null && <p className={rewards.small}>{terms(prize)}</p>}
          {isGoods && win.state === 'claimed' && <p className={rewards.small}>{t('handedOver')}</p>}
        </div>
        {win.state === 'ready' ? (
          <Button
            busy={busy === win.place}
            disabled={busy !== null && busy !== win.place}
            onClick={onClaim}
            aria-label={`${words('claim')}: ${name}`}
          >
            {words('claim')}
          </Button>
        ) : (
          <Badge tone={TONES[win.state]}>{words(`state.${win.state}`)}</Badge>
        )}
      </div>
    </li>
  )
}
