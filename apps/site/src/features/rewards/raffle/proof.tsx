import type { Raffle } from '@livery/contract/rewards/raffle/calls'
import { Accordion } from '@livery/ui/accordion'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as rewards from '../rewards.css.ts'
import * as css from './raffle.css.ts'

/** The data published so far with which the draw can be checked afterwards. */
export function Proof({ raffle }: { readonly raffle: Raffle }) {
  const t = useText('raffle')
  const { commitment, listHash, seed } = raffle
  const published = Object.entries({ commitment, listHash, seed }).flatMap(([key, value]) =>
    value === null ? [] : [[key as 'commitment' | 'listHash' | 'seed', value] as const],
  )
  const content = (
    <div className={css.proof}>
      <ol className={css.steps}>
        {(['seed', 'list', 'draw', 'reveal'] as const).map((step) => (
          <li key={step}>{t(`how.${step}`)}</li>
        ))}
      </ol>
      {published.length > 0 && (
        <dl className={css.digests}>
          {published.map(([key, value]) => (
            <div key={key} className={css.digest}>
              <dt className={rewards.small}>{t(`proof.${key}`)}</dt>
              <dd>
                <bdi className={css.code}>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
  return <Accordion hasLandmarks={false} items={[{ id: 'proof', title: t('how.title'), content }]} />
}
