import { Icon } from '@livery/ui/icon'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './lottery.css.ts'

/** The numbers that players choose most, with the note that this does not change the odds. */
export function PopularNumbers({ numbers }: { readonly numbers: readonly string[] }) {
  const t = useText('lottery')
  return (
    <section className={css.popular} aria-labelledby="popular-numbers">
      <div>
        <h2 id="popular-numbers" className={css.popularTitle}>
          <Icon name="flame" size="sm" />
          {t('popular')}
        </h2>
        <p className={css.hint}>{t('popularHint')}</p>
      </div>
      <ol className={css.numbers}>
        {numbers.map((number) => (
          <li key={number} className={css.ball} dir="ltr">
            {number}
          </li>
        ))}
      </ol>
    </section>
  )
}
