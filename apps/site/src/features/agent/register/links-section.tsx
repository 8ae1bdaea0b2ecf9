import type { AgentLink } from '@livery/contract/agent/links'
import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { queryKey } from '@livery/contract/query-key'
import { Button } from '@livery/ui/button'
import { ConfirmDialog } from '@livery/ui/confirm-dialog'
import { EmptyState } from '@livery/ui/empty-state'
import { Table } from '@livery/ui/table'
import { toast } from '@livery/ui/toast'
import { useId, useState } from 'react'
import { type ListQuery, useFailure } from '../../../shared/history/history-states.tsx'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { forFingers } from '../../../shared/styles/for-fingers.css.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from '../form/agent-form.css.ts'
import { LinkDialog } from './link-dialog.tsx'
import { QrDialog } from './qr-dialog.tsx'
import * as own from './register.css.ts'
import { useLinkColumns } from './use-link-columns.tsx'

interface LinksSectionProps {
  readonly query: ListQuery & { readonly data: ResponseOf<Calls['agentLinks']> | undefined }
  readonly most: string | null
}

/** Links and codes, with the results of each. */
export function LinksSection({ query, most }: LinksSectionProps) {
  const answer = query.data
  const t = useText('agent')
  const core = useText('core')
  const visit = useVisit()
  const id = useId()
  const [edited, setEdited] = useState<AgentLink | 'new' | null>(null)
  const [shown, setShown] = useState<AgentLink | null>(null)
  const [removed, setRemoved] = useState<AgentLink | null>(null)
  const failure = useFailure(query)
  const anew = () => void visit.queries.invalidateQueries({ queryKey: [...queryKey('agentLinks', {})] })
  const remove = async ({ code }: AgentLink) => {
    try {
      await visit.call('removeAgentLink', { code })
      anew()
    } catch (error) {
      toast({ tone: 'error', title: errorText(visit.i18n, error) })
    }
  }
  const columns = useLinkColumns({ onShow: setShown, onChange: setEdited, onRemove: setRemoved })
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={own.head}>
        <h2 id={id} className={css.title}>
          {t('link.title')}
        </h2>
        <Button variant="secondary" size="sm" icon="plus" onClick={() => setEdited('new')}>
          {t('link.new')}
        </Button>
      </div>
      <p className={css.small}>{t('link.text')}</p>
      <Table
        caption={t('link.title')}
        captionHidden
        columns={columns}
        manyColumns
        rows={answer?.links ?? []}
        rowId={({ code }) => code}
        busy={!answer && !failure}
        busyRows={2}
        empty={<EmptyState drawing="list" title={t('link.none')} />}
        failure={failure}
      />
      <LinkDialog link={edited} most={most} onClose={() => setEdited(null)} onSaved={anew} />
      <QrDialog link={shown} onClose={() => setShown(null)} />
      <ConfirmDialog
        open={removed !== null}
        onClose={() => setRemoved(null)}
        tone="warning"
        className={forFingers}
        title={t('link.removeTitle', { code: removed?.code ?? '' })}
        closeLabel={core('a11y.closeDialog')}
        actions={[
          { label: core('action.cancel'), variant: 'secondary', closes: true },
          {
            label: t('link.remove'),
            variant: 'danger',
            closes: true,
            onPress: () => removed && void remove(removed),
          },
        ]}
      >
        {t('link.removeText')}
      </ConfirmDialog>
    </section>
  )
}
