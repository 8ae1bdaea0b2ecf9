import type { Deposit } from '@livery/contract/cashier/deposits'
import { Button } from '@livery/ui/button'
import { toast } from '@livery/ui/toast'
import { useState } from 'react'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { SupportLink } from '../../../shared/support/support-link.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { Confirm } from '../shared/confirm.tsx'
import { CopyRow } from '../shared/copy-row.tsx'
import * as css from './deposit.css.ts'
import { keepDeposit } from './start.ts'

/** Below a payment: its number, which customer service asks for, help, and giving it up. */
export function PaymentFoot({ deposit }: { readonly deposit: Deposit }) {
  const t = useText('deposit')
  const core = useText('core')
  const { boot } = useVisit()
  const [support] = boot.status.customerService
  return (
    <div className={css.foot}>
      <dl className={css.facts}>
        <CopyRow label={t('reference')} value={deposit.reference}>
          <bdi dir="ltr">{deposit.reference}</bdi>
        </CopyRow>
      </dl>
      <div className={css.footButtons}>
        {support && (
          <SupportLink entry={support} className={css.help}>
            {core('action.contactSupport')}
          </SupportLink>
        )}
        {deposit.canCancel && <Cancel reference={deposit.reference} />}
      </div>
    </div>
  )
}

function Cancel({ reference }: { readonly reference: string }) {
  const t = useText('deposit')
  const core = useText('core')
  const visit = useVisit()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    try {
      keepDeposit(visit, await visit.call('cancelDeposit', { reference }))
    } catch (error) {
      toast({ tone: 'error', title: errorText(visit.i18n, error) })
      // Money may have arrived meanwhile.
      void visit.queries.invalidateQueries({ queryKey: ['deposit', { reference }] })
    } finally {
      setBusy(false)
      setAsks(false)
    }
  }
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsks(true)}>
        {t('cancel.action')}
      </Button>
      <Confirm
        open={asks}
        onClose={() => setAsks(false)}
        title={t('cancel.title')}
        closeLabel={core('a11y.closeDialog')}
        actions={[
          { label: t('cancel.keep'), closes: true },
          { label: t('cancel.action'), variant: 'danger', busy, onPress: () => void cancel() },
        ]}
      >
        {t('cancel.text')}
      </Confirm>
    </>
  )
}
