import { toast } from '@livery/ui/toast'
import { useId } from 'react'
import { useMoment } from '../../../shared/format/use-moment.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { CodeForm } from '../../../shared/rewards/code-form.tsx'
import { useReasonSentence } from '../../../shared/rewards/use-reason-sentence.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from '../rewards.css.ts'

const LENGTH_MAX = 64

/** A member who registered without a code may name the inviter once, within a few days. */
export function InviterSection({ until }: { readonly until: string }) {
  const t = useText('rewards')
  const core = useText('core')
  const visit = useVisit()
  const why = useReasonSentence()
  const moment = useMoment()
  const id = useId()
  const send = async (code: string) => {
    const { status, reason } = await visit.call('enterReferral', { code })
    if (status === 'refused' && reason !== 'household') return why(reason)
    if (status === 'refused') toast({ tone: 'info', title: why(reason) })
    else toast({ tone: 'success', title: t('referral.kept') })
    await visit.queries.invalidateQueries({ queryKey: ['referral'] })
  }
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.words}>
        <h2 id={id} className={css.title}>
          {t('referral.inviter')}
        </h2>
        <p className={css.small}>{t('referral.inviterUntil', { time: moment(until) })}</p>
      </div>
      <CodeForm
        label={t('referral.inviterCode')}
        submitLabel={core('action.send')}
        maxLength={LENGTH_MAX}
        send={send}
      />
    </section>
  )
}
