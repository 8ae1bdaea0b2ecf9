import { Skeleton } from '@livery/ui/skeleton'
import { Waiting } from './waiting.tsx'
import * as css from './waiting-form.css.ts'

/** The places of a form that is on its way: a sentence, fields with their labels, and the button. */
export function WaitingForm({ fields }: { readonly fields: number }) {
  return (
    <Waiting className={css.form}>
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
    </Waiting>
  )
}
