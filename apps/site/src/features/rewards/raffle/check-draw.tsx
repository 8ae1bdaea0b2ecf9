import type { Raffle } from '@livery/contract/rewards/raffle/calls'
import { type CheckedDraw, checkDraw } from '@livery/contract/rewards/raffle/check'
import { listLines, type RaffleEntry } from '@livery/contract/rewards/raffle/draw'
import { Button } from '@livery/ui/button'
import { Icon } from '@livery/ui/icon'
import { Progress } from '@livery/ui/progress'
import { useState } from 'react'
import { saveFile } from '../../../shared/history/save-file.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Alert } from '../../../shared/notice/alert.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import type { Visit } from '../../../shared/visit/visit.ts'
import * as rewards from '../rewards.css.ts'
import * as css from './raffle.css.ts'
import { prizesOf } from './use-raffles.ts'

/** Fetches the whole list of tickets, page by page. */
async function fetchEntries(
  visit: Visit,
  id: string,
  onProgress: (count: number) => void,
): Promise<readonly RaffleEntry[]> {
  const entries: RaffleEntry[] = []
  for (let from: number | null = 0; from !== null; ) {
    const page: { runs: [number, number, string][]; next: number | null } = await visit.call('raffleEntries', {
      id,
      from,
    })
    for (const [first, count, holder] of page.runs)
      for (let number = first; number < first + count; number += 1) entries.push({ number, holder })
    onProgress(entries.length)
    from = page.next
  }
  return entries
}

function publishedDraw({ id, commitment, listHash, seed, takenBack, winners, ...raffle }: Raffle) {
  return {
    ...{ id, takenBack, prizes: prizesOf(raffle) },
    ...{ commitment: commitment ?? '', listHash: listHash ?? '', seed: seed ?? '' },
    winners: winners.map(({ number }) => number),
  }
}

/** Repeats the draw in this browser from the published data, and says whether the same tickets win. */
export function CheckDraw({ raffle }: { readonly raffle: Raffle }) {
  const t = useText('raffle')
  const visit = useVisit()
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [entries, setEntries] = useState<readonly RaffleEntry[]>([])
  const [checked, setChecked] = useState<CheckedDraw | null>(null)
  const check = async () => {
    setProgress(0)
    setFailure(null)
    setChecked(null)
    try {
      // Browsers reckon digests on secure pages only.
      if (!globalThis.crypto?.subtle) return setFailure(t('check.insecure'))
      const list = await fetchEntries(visit, raffle.id, setProgress)
      setEntries(list)
      setChecked(await checkDraw(publishedDraw(raffle), list))
    } catch (error) {
      setFailure(errorText(visit.i18n, error))
    } finally {
      setProgress(null)
    }
  }
  return (
    <div className={css.part} aria-busy={progress !== null}>
      <div className={rewards.line}>
        <p className={cxWords}>{t('check.lead')}</p>
        <Button
          variant="secondary"
          icon="shield"
          busy={progress !== null}
          onClick={() => void check()}
          aria-label={`${t('check.button')}: ${raffle.name}`}
        >
          {t('check.button')}
        </Button>
      </div>
      {progress !== null && <Progress label={t('check.loading')} value={progress} max={Math.max(1, raffle.tickets)} />}
      <div aria-live="polite" className={css.part}>
        {failure !== null && <Alert>{failure}</Alert>}
        {checked && <Result raffle={raffle} checked={checked} entries={entries} />}
      </div>
    </div>
  )
}

const cxWords = `${rewards.words} ${rewards.small}`

interface ResultProps {
  readonly raffle: Raffle
  readonly checked: CheckedDraw
  readonly entries: readonly RaffleEntry[]
}

function Result({ raffle, checked, entries }: ResultProps) {
  const t = useText('raffle')
  const { isSeed, isList, isDraw, winners } = checked
  const isSound = isSeed && isList && isDraw
  const parts = [
    ['seed', isSeed],
    ['list', isList],
    ['draw', isDraw],
  ] as const
  const save = () => {
    const file = { ...publishedDraw(raffle), list: listLines(entries) }
    saveFile(`${raffle.id}.json`, new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }))
  }
  return (
    <>
      <p className={isSound ? css.sound : css.unsound}>
        <Icon name={isSound ? 'success' : 'warning'} size="md" />
        <strong>{t(isSound ? 'check.sound' : 'check.unsound')}</strong>
      </p>
      <ul className={css.checks}>
        {parts.map(([part, isRight]) => (
          <li key={part} className={css.check}>
            <Icon name={isRight ? 'success' : 'warning'} size="sm" />
            <span>{t(isRight ? `check.is.${part}` : `check.not.${part}`)}</span>
          </li>
        ))}
      </ul>
      <p className={rewards.small}>
        {t('check.numbers')} <span className={css.code}>{winners.join(', ')}</span>
      </p>
      <p>
        <Button
          variant="secondary"
          size="sm"
          icon="download"
          onClick={save}
          aria-label={`${t('check.save')}: ${raffle.name}`}
        >
          {t('check.save')}
        </Button>
      </p>
      <p className={rewards.small}>{t('check.file')}</p>
    </>
  )
}
