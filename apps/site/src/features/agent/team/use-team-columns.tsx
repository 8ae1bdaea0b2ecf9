import { CONTRACT_KINDS, type ContractKind } from '@livery/contract/agent/contract-words'
import type { Downline } from '@livery/contract/agent/downlines'
import { PAGES } from '@livery/contract/pages'
import { Badge } from '@livery/ui/badge'
import type { TableColumn } from '@livery/ui/table'
import { useNavigate } from 'react-router-dom'
import { useCount } from '../../../shared/format/use-count.ts'
import { useMoments } from '../../../shared/format/use-moments.ts'
import { usePercent } from '../../../shared/format/use-percent.ts'
import * as history from '../../../shared/history/history.css.ts'
import { ResultAmount } from '../../../shared/history/result-amount.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useAgentPages } from '../centre/use-agent-pages.ts'
import { RowActions } from './row-actions.tsx'
import * as css from './team.css.ts'

/** The pages on which contracts are offered. */
const CONTRACT_PAGES = {
  dividend: 'agentDividendRecordCopy2',
  daily: 'agentDailyWages2',
  hourly: 'agentHourSalary',
  realtime: 'agentRealtimeSalary',
} as const satisfies Readonly<Record<ContractKind, keyof typeof PAGES>>

interface Actions {
  readonly onOpen: (id: string) => void
  readonly onRebate: (member: Downline) => void
  readonly onMessage: (member: Downline) => void
  /** Undefined where nothing can be transferred to the team. */
  readonly onTransfer: ((member: Downline) => void) | undefined
}

/** The columns of members; agents open with their own team. */
export function useTeamColumns({ onOpen, onRebate, onMessage, onTransfer }: Actions): readonly TableColumn<Downline>[] {
  const t = useText('agent')
  const count = useCount()
  const percent = usePercent()
  const navigate = useNavigate()
  const { moment } = useMoments()
  const pages = useAgentPages()
  const hasStatements = pages.some(({ id }) => id === 'palStatementsAgentCopy')
  /** The page of the first contract that a member has, else of the first kind that can be offered. */
  const contractsOf = (member: Downline) =>
    [...member.contracts, ...CONTRACT_KINDS]
      .map((kind) => pages.find(({ id }) => id === CONTRACT_PAGES[kind]))
      .find((page) => page !== undefined)
  const time = (at: string | null) =>
    at === null ? (
      t('team.never')
    ) : (
      <time className={history.time} dateTime={at}>
        {moment(at)}
      </time>
    )
  return [
    {
      id: 'account',
      title: t('column.account'),
      isRowHeader: true,
      cell: (member) => (
        <span className={css.member}>
          <span className={css.name}>
            {member.kind === 'agent' ? (
              <button type="button" className={css.link} onClick={() => onOpen(member.id)}>
                <bdi>{member.account}</bdi>
              </button>
            ) : (
              <bdi>{member.account}</bdi>
            )}
            <Badge tone={member.kind === 'agent' ? 'info' : 'neutral'}>{t(`kind.${member.kind}`)}</Badge>
            {member.status !== 'active' && <Badge tone="warning">{t(`status.${member.status}`)}</Badge>}
          </span>
          {(member.mobile ?? member.email) && (
            <bdi dir="ltr" className={history.small}>
              {member.mobile ?? member.email}
            </bdi>
          )}
        </span>
      ),
    },
    { id: 'level', title: t('column.level'), align: 'end', cell: ({ level }) => count(level) },
    { id: 'rebate', title: t('column.rebate'), align: 'end', cell: ({ rebate }) => percent(Number(rebate)) },
    {
      id: 'balance',
      title: t('column.balance'),
      align: 'end',
      cell: ({ balance }) => <ResultAmount amount={balance} />,
    },
    {
      id: 'team',
      title: t('column.teamSize'),
      align: 'end',
      cell: ({ kind, teamSize }) => (kind === 'agent' ? count(teamSize) : '–'),
    },
    { id: 'placed', title: t('column.joined'), cell: ({ placedAt }) => time(placedAt) },
    { id: 'seen', title: t('column.lastSignIn'), cell: ({ lastSignInAt }) => time(lastSignInAt) },
    {
      id: 'actions',
      title: t('column.actions'),
      titleHidden: true,
      align: 'end',
      cell: (member) => {
        const { account, id, level, status } = member
        const contracts = contractsOf(member)
        const isActive = status === 'active'
        return (
          <RowActions
            actions={[
              level === 1 && {
                icon: 'settings',
                label: t('team.changeRebate', { account }),
                onPress: () => onRebate(member),
              },
              isActive && { icon: 'mail', label: t('team.message', { account }), onPress: () => onMessage(member) },
              isActive &&
                onTransfer && {
                  icon: 'paper-plane',
                  label: t('team.transfer', { account }),
                  onPress: () => onTransfer(member),
                },
              level === 1 &&
                contracts && {
                  icon: 'file',
                  label: t('team.contracts', { account }),
                  onPress: () => void navigate(`${contracts.path}?tab=contracts&member=${id}`),
                },
              hasStatements && {
                icon: 'chart',
                label: t('team.statement', { account }),
                onPress: () => void navigate(`${PAGES.palStatementsAgentCopy.path}?of=${id}`),
              },
            ]}
          />
        )
      },
    },
  ]
}
