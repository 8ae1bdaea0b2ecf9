import type { Period } from '@livery/contract/account/history/period'
import { isolate } from '@livery/locale/isolate'
import { zoneName } from '@livery/locale/zone-name'
import { Button } from '@livery/ui/button'
import { useText } from '../i18n/use-text.ts'
import { usePreferences } from '../visit/use-visit.ts'
import { FileButton, type FileButtonProps } from './file-button.tsx'
import * as css from './history.css.ts'
import { PaperHead } from './paper-head.tsx'
import { useMoments } from './use-moments.ts'

interface HistoryBarProps extends FileButtonProps {
  readonly period: Period | undefined
  /** Whose days they are, where they are not the reader's own. */
  readonly accounts?: readonly string[] | undefined
}

/** Which days are shown, by whose clock, and what can be done with all of them: a file, a print. */
export function HistoryBar({ period, accounts, ...props }: HistoryBarProps) {
  const { gather } = props
  const t = useText('history')
  const language = usePreferences((state) => state.language)
  const { day } = useMoments()
  return (
    <div className={css.bar}>
      <PaperHead accounts={accounts} />
      <p className={css.span}>
        {period &&
          t('period.shown', {
            from: isolate(day(period.from)),
            to: isolate(day(period.to)),
            zone: isolate(zoneName(period.timeZone, language)),
          })}
      </p>
      <div className={css.actions}>
        <FileButton {...props} />
        <Button variant="secondary" size="sm" icon="file" disabled={!gather} onClick={() => print()}>
          {t('file.print')}
        </Button>
      </div>
    </div>
  )
}
