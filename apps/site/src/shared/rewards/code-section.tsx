import { toast } from '@livery/ui/toast'
import { useId } from 'react'
import { useText } from '../i18n/use-text.ts'
import { useVisit } from '../visit/use-visit.ts'
import * as css from './code.css.ts'
import { CodeForm } from './code-form.tsx'
import { useReasonSentence } from './use-reason-sentence.ts'
import { renewRewards } from './use-rewards.ts'

const LENGTH_MAX = 32

/** A code that was given to the member somewhere else. */
export function CodeSection() {
  const t = useText('rewards')
  const visit = useVisit()
  const why = useReasonSentence()
  const id = useId()
  const send = async (code: string) => {
    const { status, reason } = await visit.call('enterCode', { code })
    if (status === 'refused') return why(reason)
    toast({ tone: 'success', title: t('code.given') })
    await renewRewards(visit)
  }
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('code.title')}
      </h2>
      <CodeForm label={t('code.label')} submitLabel={t('code.send')} maxLength={LENGTH_MAX} send={send} />
    </section>
  )
}
