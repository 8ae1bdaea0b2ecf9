import type { Period } from '@livery/contract/account/history/period'
import { Button } from '@livery/ui/button'
import { toast } from '@livery/ui/toast'
import { useState } from 'react'
import { useCount } from '../format/use-count.ts'
import { errorText } from '../http/error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useVisit } from '../visit/use-visit.ts'
import { csvFile } from './csv.ts'
import { FILE_ROWS_MAX } from './gather-rows.ts'
import { saveFile } from './save-file.ts'

/** Makes a file's lines, and says which days they are of: what the page shows may still be of the days before. */
export type Gather = () => Promise<{
  readonly period: Pick<Period, 'from' | 'to'>
  readonly parts: readonly string[]
  readonly isWhole: boolean
}>

export interface FileButtonProps {
  /** The first part of the file's name. */
  readonly fileName: string
  /** Null where there is nothing to save. */
  readonly gather: Gather | null
  /** What is saved, where a page has several files. */
  readonly of?: string
}

/** Saves a list of a period as a file. */
export function FileButton({ fileName, gather, of }: FileButtonProps) {
  const t = useText('history')
  const { i18n } = useVisit()
  const count = useCount()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    if (!gather) return
    setBusy(true)
    try {
      const { period, parts, isWhole } = await gather()
      saveFile(`${fileName}-${period.from}-${period.to}.csv`, csvFile(parts))
      if (!isWhole) toast({ tone: 'info', title: t('file.tooLong', { rows: count(FILE_ROWS_MAX) }), timeoutMs: 0 })
    } catch (error) {
      toast({ tone: 'error', title: errorText(i18n, error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      icon="download"
      busy={isBusy}
      disabled={!gather}
      aria-label={of && `${t('file.download')}: ${of}`}
      onClick={() => void save()}
    >
      {t('file.download')}
    </Button>
  )
}
