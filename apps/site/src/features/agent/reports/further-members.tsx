import type { Crumb } from '@livery/contract/agent/downlines'
import { MOVEMENT_ACCOUNTS_MOST } from '@livery/contract/agent/words'
import { Button } from '@livery/ui/button'
import { Select } from '@livery/ui/select'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import * as css from '../team/team.css.ts'

interface FurtherMembersProps {
  /** The member whose report is shown; undefined for the agent. */
  readonly of: string | undefined
  /** All members that the report covers, the first one first. */
  readonly chosen: readonly Crumb[]
  readonly onChoose: (ids: readonly string[]) => void
}

/** More accounts beside the one that is shown, of those right below it; each can be taken off again. */
export function FurtherMembers({ of, chosen, onChoose }: FurtherMembersProps) {
  const t = useText('agent')
  const { data } = useAnswer('agentDownlines', of ? { of } : {}, { staleMs: 60_000, keepFormer: true })
  const further = chosen.slice(1)
  const ids = further.map(({ id }) => id)
  const others = (data?.members ?? []).filter(({ id }) => !chosen.some((one) => one.id === id))
  return (
    <>
      {others.length > 0 && chosen.length < MOVEMENT_ACCOUNTS_MOST && (
        <Select
          label={t('movements.add')}
          value=""
          placeholder={t('movements.addNobody')}
          options={others.map(({ id, account }) => ({ value: id, label: account }))}
          onChange={({ currentTarget: { value } }) => value && onChoose([...ids, value])}
        />
      )}
      {further.length > 0 && (
        <div className={css.name}>
          {further.map(({ id, account }) => (
            <Button
              key={id}
              size="sm"
              variant="secondary"
              icon="close"
              aria-label={t('movements.remove', { account })}
              onClick={() => onChoose(ids.filter((one) => one !== id))}
            >
              <bdi>{account}</bdi>
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
