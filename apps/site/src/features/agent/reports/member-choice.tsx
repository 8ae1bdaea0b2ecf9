import { PAGES } from '@livery/contract/pages'
import { Link } from '@livery/ui/link'
import { Select } from '@livery/ui/select'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import * as css from './reports.css.ts'

interface MemberChoiceProps {
  /** The member whose report is shown; undefined for the agent. */
  readonly of: string | undefined
  readonly onChoose: (of: string | undefined) => void
}

/**
 * Chooses whose report is shown: the present member's, or that of one right below. The team's page finds everybody
 * else.
 */
export function MemberChoice({ of, onChoose }: MemberChoiceProps) {
  const t = useText('agent')
  const { data } = useAnswer('agentDownlines', of ? { of } : {}, { staleMs: 60_000, keepFormer: true })
  const members = data ? [data.of, ...data.members] : []
  const self = data?.crumbs[0]
  return (
    <>
      <Select
        label={t('team.whose')}
        value={of ?? self?.id ?? ''}
        options={members.map(({ id, account }) => ({ value: id, label: account }))}
        onChange={({ currentTarget: { value } }) => onChoose(value === self?.id ? undefined : value)}
      />
      <p>
        <Link href={PAGES.downlineManagmentView.path} className={css.elsewhere}>
          {t('team.findOthers')}
        </Link>
      </p>
    </>
  )
}
