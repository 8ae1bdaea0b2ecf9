import type { Period } from '@livery/contract/account/history/period'
import { isolate } from '@livery/locale/isolate'
import { zoneName } from '@livery/locale/zone-name'
import { Button } from '@livery/ui/button'
import { toast } from '@livery/ui/toast'
import { useState } from 'react'
import { useCount } from '../format/use-count.ts'
import { errorText } from '../http/error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { usePreferences, useVisit } from '../visit/use-visit.ts'
import { csvFile } from './csv.ts'
import { FILE_ROWS_MAX } from './gather-rows.ts'
import * as css from './history.css.ts'
import { saveFile } from './save-file.ts'
import { useMoments } from './use-moments.ts'

interface HistoryBarProps {
  readonly period: Period | undefined
  /** The first part of the file's name. */
  readonly fileName: string
  /** Makes the file's lines; null where there is nothing to save. */
  readonly gather: (() => Promise<{ readonly parts: readonly string[]; readonly isWhole: boolean }>) | null
}

/** Which days are shown, by whose clock, and what can be done with all of them: a file, a print. */
export function HistoryBar({ period, fileName, gather }: HistoryBarProps) {
  const t = useText('history')
  const { i18n } = useVisit()
  const language = usePreferences((state) => state.language)
  const { day } = useMoments()
  const count = useCount()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    if (!gather || !period) return
    setBusy(true)
    try {
      const { parts, isWhole } = await gather()
      saveFile(`${fileName}-${period.from}-${period.to}.csv`, csvFile(parts))
      if (!isWhole) toast({ tone: 'info', title: t('file.tooLong', { rows: count(FILE_ROWS_MAX) }), timeoutMs: 0 })
    } catch (error) {
      toast({ tone: 'error', title: errorText(i18n, error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={css.bar}>
      <p className={css.span}>
        {period &&
          t('period.shown', {
            from: isolate(day(period.from)),
            to: isolate(day(period.to)),
            zone: isolate(zoneName(period.timeZone, language)),
          })}
      </p>
      <div className={css.actions}>
        <Button
          variant="secondary"
          size="sm"
          icon="download"
          busy={isBusy}
          disabled={!gather}
          onClick={() => void save()}
        >
          {t('file.download')}
        </Button>
        <Button variant="secondary" size="sm" icon="file" disabled={!gather} onClick={() => print()}>
          {t('file.print')}
        </Button>
      </div>
    </div>
  )
}
