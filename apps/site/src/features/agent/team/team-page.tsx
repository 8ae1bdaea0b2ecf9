import type { Downline } from '@livery/contract/agent/downlines'
import { queryKey } from '@livery/contract/query-key'
import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Table } from '@livery/ui/table'
import { TextField } from '@livery/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as history from '../../../shared/history/history.css.ts'
import { useFailure } from '../../../shared/history/history-states.tsx'
import { usePages } from '../../../shared/history/use-pages.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { AgentCentre } from '../centre/agent-centre.tsx'
import { Crumbs } from './crumbs.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { isOfNoTeam, NotInTeam } from './not-in-team.tsx'
import { RebateDialog } from './rebate-dialog.tsx'
import * as css from './team.css.ts'
import { TransferDialog } from './transfer-dialog.tsx'
import { useTeamColumns } from './use-team-columns.tsx'

const MEMBER = /^[1-9][0-9]{0,17}$/

/**
 * The team: those right below a member, page by page and level by level, or all accounts that begin with the typed
 * text.
 */
export default function TeamPage() {
  const t = useText('agent')
  const words = useText('history')
  const core = useText('core')
  const { queries } = useVisit()
  const [query, setQuery] = useSearchParams()
  const requested = query.get('of') ?? ''
  const of = MEMBER.test(requested) ? requested : undefined
  const search = query.get('search')?.trim().slice(0, 64) || undefined
  const { first, pages, hasMore, isComing, more } = usePages('agentDownlines', {
    ...(of && { of }),
    ...(search && { search }),
  })
  const [changing, setChanging] = useState<Downline | null>(null)
  const [writing, setWriting] = useState<Downline | null>(null)
  const [sending, setSending] = useState<Downline | null>(null)
  const canSend = Boolean(useAnswer('transferDesk', {}, { staleMs: 60_000 }).data?.toDownline)
  const anew = () => void queries.invalidateQueries({ queryKey: [queryKey('agentDownlines', {})[0]] })
  const show = (next: { readonly of?: string | undefined; readonly search?: string | undefined }) =>
    setQuery(Object.entries(next).flatMap(([name, value]) => (value ? [[name, value]] : [])) as [string, string][])
  const columns = useTeamColumns({
    onOpen: (id) => show({ of: id }),
    onRebate: setChanging,
    onMessage: setWriting,
    onTransfer: canSend ? setSending : undefined,
  })
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('search')
    show({ of, search: typeof typed === 'string' ? typed.trim() : '' })
  }
  const [answer] = pages
  const failure = useFailure(first)
  if (isOfNoTeam(first))
    return (
      <AgentCentre title={t('page.team')} lead={t('lead.team')}>
        <NotInTeam onOwn={() => show({})} />
      </AgentCentre>
    )
  return (
    <AgentCentre title={t('page.team')} lead={t('lead.team')}>
      <search>
        {/* The key resets the field to the search in the address. */}
        <form key={search ?? ''} className={css.search} onSubmit={find}>
          <TextField
            name="search"
            className={css.searchField}
            label={t('team.search')}
            defaultValue={search ?? ''}
            icon="search"
            dir="ltr"
            maxLength={64}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" variant="secondary">
            {core('action.search')}
          </Button>
          {search && (
            <Button variant="ghost" onClick={() => show({ of })}>
              {core('action.clear')}
            </Button>
          )}
        </form>
      </search>
      {answer && <Crumbs crumbs={answer.crumbs} onChoose={(id) => show({ of: id })} />}
      <div className={history.list} data-stale={first.isPlaceholderData || undefined}>
        <Table
          caption={t('page.team')}
          captionHidden
          columns={columns}
          manyColumns
          rows={pages.flatMap((page) => page.members)}
          rowId={({ id }) => id}
          busy={first.isFetching}
          busyRows={8}
          stickUnder="header"
          empty={
            <EmptyState drawing="list" title={t('team.none')} text={search ? t('team.noneFound') : t('team.noneYet')} />
          }
          failure={failure}
        />
        {hasMore && (
          <Button variant="secondary" className={history.more} busy={isComing} onClick={() => void more()}>
            {words('more')}
          </Button>
        )}
      </div>
      <RebateDialog
        member={changing}
        most={answer?.rebateMost ?? null}
        onClose={() => setChanging(null)}
        onSaved={anew}
      />
      <MessageDialog member={writing} onClose={() => setWriting(null)} />
      <TransferDialog member={sending} onClose={() => setSending(null)} onSent={anew} />
    </AgentCentre>
  )
}
