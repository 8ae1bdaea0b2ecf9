import { useLocation, useSearchParams } from 'react-router-dom'
import { normalisePath } from '../../../shared/pages/find-page.ts'
import { useSession } from '../../../shared/site/use-site.ts'
import { TrialGate } from '../trial-gate.tsx'
import { HALLS, type Hall } from './halls.ts'
import { LotteryHall } from './lottery-hall.tsx'
import { LotteryTable } from './lottery-table.tsx'

/** A hall of lotteries; with `gameCode` in its address, the game itself. */
export default function LotteryPage() {
  const path = normalisePath(useLocation().pathname)
  const [search] = useSearchParams()
  const isTrial = useSession(({ member }) => member?.isTrial ?? false)
  const hall: Hall = HALLS.find((one) => one.path === path) ?? HALLS[0]
  const code = search.get('gameCode')
  if (!code) return <LotteryHall hall={hall} />
  return isTrial ? <TrialGate /> : <LotteryTable key={code} hall={hall} gameCode={code} />
}
