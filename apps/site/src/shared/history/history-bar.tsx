import type { Period } from '@livery/contract/account/history/period'
import { isolate } from '@livery/locale/isolate'
import { Button } from '@livery/ui/button'
import { useMoments } from '../format/use-moments.ts'
import { useZoneName } from '../format/use-zone-name.ts'
import { useText } from '../i18n/use-text.ts'
import { FileButton, type FileButtonProps } from './file-button.tsx'
import * as css from './history.css.ts'
import { PaperHead } from './paper-head.tsx'

interface HistoryBarProps extends FileButtonProps {
  readonly period: Period | undefined
  /** Whose days they are, where they are not the reader's own. */
  readonly accounts?: readonly string[] | undefined
}

/** Which days are shown, by whose clock, and what can be done with all of them: a file, a print. */
export function HistoryBar({ period, accounts, ...props }: HistoryBarProps) {
  const { gather } = props
  const t = useText('history')
  const zone = useZoneName()
  const { day } = useMoments()
  return (
    <div className={css.bar}>
      <PaperHead accounts={accounts} />
      <p className={css.span}>
        {period &&
          t('period.shown', {
            from: isolate(day(period.from)),
            to: isolate(day(period.to)),
            zone,
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
