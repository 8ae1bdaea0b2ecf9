import type { AgentLink } from '@livery/contract/agent/links'
import { Badge } from '@livery/ui/badge'
import type { TableColumn } from '@livery/ui/table'
import { useCount } from '../../../shared/format/use-count.ts'
import { useMoments } from '../../../shared/format/use-moments.ts'
import { usePercent } from '../../../shared/format/use-percent.ts'
import * as history from '../../../shared/history/history.css.ts'
import { ResultAmount } from '../../../shared/history/result-amount.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RowActions } from '../team/row-actions.tsx'
import * as team from '../team/team.css.ts'
import * as css from './register.css.ts'
import { useCopyLink } from './use-copy-link.ts'

type Act = (link: AgentLink) => void

interface Actions {
  readonly onShow: Act
  readonly onChange: Act
  readonly onRemove: Act
}

/** The columns of links; the one that an account always had is neither changed nor removed. */
export function useLinkColumns({ onShow, onChange, onRemove }: Actions): readonly TableColumn<AgentLink>[] {
  const t = useText('agent')
  const core = useText('core')
  const count = useCount()
  const percent = usePercent()
  const { moment } = useMoments()
  const copy = useCopyLink()
  return [
    {
      id: 'code',
      title: t('field.code'),
      isRowHeader: true,
      cell: ({ code, note, kind, isOpen, isOwn }) => (
        <span className={team.member}>
          <span className={team.name}>
            <bdi className={css.code}>{code}</bdi>
            <Badge tone={kind === 'agent' ? 'info' : 'neutral'}>{t(`kind.${kind}`)}</Badge>
            {!isOpen && <Badge tone="warning">{t('link.over')}</Badge>}
          </span>
          {(note || isOwn) && (
            <span className={history.small} dir="auto">
              {note || t('link.own')}
            </span>
          )}
        </span>
      ),
    },
    { id: 'rebate', title: t('column.rebate'), align: 'end', cell: ({ rebate }) => percent(Number(rebate)) },
    {
      id: 'until',
      title: t('link.until'),
      cell: ({ expiresAt }) =>
        expiresAt === null ? (
          t('link.forEver')
        ) : (
          <time className={history.time} dateTime={expiresAt}>
            {moment(expiresAt)}
          </time>
        ),
    },
    {
      id: 'uses',
      title: t('link.uses'),
      align: 'end',
      cell: ({ uses, usesMost }) =>
        usesMost === null ? count(uses) : t('link.usesOf', { uses: count(uses), most: count(usesMost) }),
    },
    { id: 'members', title: t('link.members'), align: 'end', cell: ({ brought }) => count(brought.members) },
    {
      id: 'deposits',
      title: t('sum.deposit'),
      align: 'end',
      cell: ({ brought }) => <ResultAmount amount={brought.deposits} />,
    },
    { id: 'bets', title: t('sum.bets'), align: 'end', cell: ({ brought }) => <ResultAmount amount={brought.bets} /> },
    {
      id: 'actions',
      title: t('column.actions'),
      titleHidden: true,
      align: 'end',
      cell: (link) => (
        <RowActions
          actions={[
            { icon: 'copy', label: core('action.copy'), onPress: () => copy(link.code) },
            { icon: 'qr', label: t('link.qr', { code: link.code }), onPress: () => onShow(link) },
            !link.isOwn && { icon: 'settings', label: t('link.change'), onPress: () => onChange(link) },
            !link.isOwn && { icon: 'close', label: t('link.remove'), onPress: () => onRemove(link) },
          ]}
        />
      ),
    },
  ]
}
