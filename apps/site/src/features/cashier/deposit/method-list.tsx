import type { DepositMethod } from '@livery/contract/cashier/deposits'
import { Badge } from '@livery/ui/badge'
import { Icon } from '@livery/ui/icon'
import { useId } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { MethodFacts } from './method-facts.tsx'
import * as css from './method-list.css.ts'

interface MethodListProps {
  readonly methods: readonly DepositMethod[]
  readonly lastId: string | null
  readonly onChoose: (method: DepositMethod) => void
}

/** The ways to pay: the one used last first, then in the merchant's order; closed ones say so. */
export function MethodList({ methods, lastId, onChoose }: MethodListProps) {
  const t = useText('deposit')
  const id = useId()
  const sorted = [...methods].sort((one, other) => Number(other.id === lastId) - Number(one.id === lastId))
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t('method.title')}
      </h2>
      <ul className={css.list}>
        {sorted.map((method) => (
          <li key={method.id}>
            <button
              type="button"
              className={css.method}
              aria-disabled={method.closed || undefined}
              onClick={() => !method.closed && onChoose(method)}
            >
              <MethodLogo method={method} />
              <span className={css.words}>
                <span className={css.nameLine}>
                  <bdi className={css.name}>{method.name}</bdi>
                  {method.id === lastId && <Badge tone="brand">{t('method.last')}</Badge>}
                </span>
                {method.closed ? (
                  <span className={css.closed}>
                    <Icon name="info" size="em" /> {t('method.closed')}
                  </span>
                ) : (
                  <MethodFacts method={method} />
                )}
              </span>
              {!method.closed && <Icon name="chevron-end" size="sm" className={css.chevron} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The picture of a way to pay; its name stands beside it. */
export function MethodLogo({ method: { logo } }: { readonly method: Pick<DepositMethod, 'logo'> }) {
  return <img className={css.logo} src={logo} alt="" width={80} height={24} />
}
