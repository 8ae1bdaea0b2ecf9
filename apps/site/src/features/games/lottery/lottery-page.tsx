import { isSamePath } from '@livery/contract/pages'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useSession } from '../../../shared/visit/use-visit.ts'
import { TrialGate } from '../trial-gate.tsx'
import { HALLS, type Hall } from './halls.ts'
import { LotteryHall } from './lottery-hall.tsx'
import { LotteryTable } from './lottery-table.tsx'

/** A hall of lotteries; with `gameCode` in its address, the game itself. */
export default function LotteryPage() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const isTrial = useSession(({ member }) => member?.isTrial ?? false)
  const hall: Hall = Object.values(HALLS).find(({ path }) => isSamePath(path, pathname)) ?? HALLS.lottery
  const code = search.get('gameCode')
  if (!code) return <LotteryHall hall={hall} />
  return isTrial ? <TrialGate /> : <LotteryTable key={code} hall={hall} gameCode={code} />
}
