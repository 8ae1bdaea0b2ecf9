import { DOWNLINE_KINDS } from '@livery/contract/agent/kinds'
import { Select } from '@livery/ui/select'
import { useText } from '../../../shared/i18n/use-text.ts'

export type DownlineKind = (typeof DOWNLINE_KINDS)[number]

interface KindFieldProps {
  readonly value: DownlineKind
  readonly onChoose: (kind: DownlineKind) => void
}

/** What an account becomes: a player, or an agent with a team of their own. */
export function KindField({ value, onChoose }: KindFieldProps) {
  const t = useText('agent')
  return (
    <Select
      label={t('field.kind')}
      value={value}
      options={DOWNLINE_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      onChange={({ currentTarget }) => onChoose(currentTarget.value as DownlineKind)}
    />
  )
}
