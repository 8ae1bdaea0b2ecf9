import { IconButton } from '@livery/ui/icon-button'
import type { ReactNode } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './copy-row.css.ts'
import { useCopy } from './use-copy.tsx'

interface CopyRowProps {
  readonly label: string
  /** The text that is copied. */
  readonly value: string
  /** The text that is shown, where it differs. */
  readonly children?: ReactNode
  /** For the most important value. */
  readonly large?: boolean
}

/** A value that the payer has to copy exactly, with a copy button; inside a `dl`. */
export function CopyRow({ label, value, children, large = false }: CopyRowProps) {
  const t = useText('cashier')
  const copy = useCopy()
  return (
    <div className={css.row}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.line}>
        <span className={large ? css.large : css.value}>{children ?? <bdi>{value}</bdi>}</span>
        <IconButton
          icon="copy"
          label={t('copy.action', { what: label })}
          size="sm"
          variant="secondary"
          onClick={() => copy(value)}
        />
      </dd>
    </div>
  )
}
