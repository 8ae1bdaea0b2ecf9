import { PAGES } from '@livery/contract/pages'
import { Button, ButtonLink } from '@livery/ui/button'
import { toast } from '@livery/ui/toast'
import { useRef, useState } from 'react'
import { useMoney } from '../../../shared/format/use-money.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { hasMemberPage } from '../../../shared/member-centre/has-member-page.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './withdraw.css.ts'

/** Money in vendors' own wallets, which has to return to the main wallet before it can be withdrawn. */
export function Elsewhere({ amount }: { readonly amount: string }) {
  const t = useText('withdraw')
  const core = useText('core')
  const { boot, call, i18n, queries } = useVisit()
  const money = useMoney()
  const [isBusy, setBusy] = useState(false)
  // A press that is repeated without an answer sends the same request, so that nothing is moved twice.
  const key = useRef(crypto.randomUUID())
  const bring = async () => {
    setBusy(true)
    try {
      const { transfers, unreachable } = await call('bringHome', { key: key.current })
      key.current = crypto.randomUUID()
      const isHome = unreachable.length === 0 && transfers.every(({ state }) => state === 'done')
      if (!isHome) toast({ tone: 'warning', title: t('elsewhere.left') })
    } catch (error) {
      toast({ tone: 'error', title: errorText(i18n, error) })
    }
    await Promise.all(
      ['withdrawalDesk', 'walletBalance', 'walletTransfers', 'getBalanceV2'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    )
    setBusy(false)
  }
  return (
    <div className={css.elsewhere}>
      <p>{t('elsewhere.text', { amount: money(amount).text })}</p>
      <div className={css.buttons}>
        <Button variant="secondary" size="sm" icon="home" busy={isBusy} onClick={() => void bring()}>
          {t('elsewhere.bring')}
        </Button>
        {hasMemberPage(boot, 'transferFund') && (
          <ButtonLink variant="ghost" size="sm" href={PAGES.transferFund.path}>
            {core('page.transferFund')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
