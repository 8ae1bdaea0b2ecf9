import { Skeleton } from '@livery/ui/skeleton'
import { useText } from '../i18n/use-text.ts'
import * as css from './waiting-form.css.ts'

/** The places of a form that is on its way: a sentence, fields with their labels, and the button. */
export function WaitingForm({ fields }: { readonly fields: number }) {
  const t = useText('core')
  return (
    <div className={css.form} role="status" aria-busy="true" aria-label={t('a11y.loading')}>
      <Skeleton width="half" />
      {Array.from({ length: fields }, (_, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its order
        <div key={field}>
          <Skeleton width="short" />
          <div className={css.control}>
            <Skeleton shape="block" />
          </div>
        </div>
      ))}
      <Skeleton width="long" />
      <div className={css.button}>
        <Skeleton shape="block" />
      </div>
    </div>
  )
}
