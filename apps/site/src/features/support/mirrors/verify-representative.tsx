import { Button } from '@livery/ui/button'
import { TextField } from '@livery/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './mirrors.css.ts'
import { findOfficial, officialContacts } from './official.ts'

/** Checks whether somebody who writes in the merchant's name uses one of its official contacts. */
export function VerifyRepresentative() {
  const t = useText('support')
  const { boot } = useVisit()
  const [verdict, setVerdict] = useState<string | false | null>(null)
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('contact') ?? '')
    setVerdict(typed.trim() === '' ? null : (findOfficial(typed, officialContacts(boot)) ?? false))
  }
  return (
    <section className={css.verify} aria-labelledby="verify-title">
      <div>
        <h2 id="verify-title" className={css.title}>
          {t('verify.title')}
        </h2>
        <p className={css.note}>{t('verify.lead')}</p>
      </div>
      <form className={css.form} onSubmit={check}>
        <TextField
          name="contact"
          label={t('verify.label')}
          dir="ltr"
          maxLength={200}
          autoComplete="off"
          icon="search"
        />
        <Button type="submit" icon="shield">
          {t('verify.check')}
        </Button>
      </form>
      <p role="status" className={verdict === null ? undefined : verdict ? css.ours : css.notOurs}>
        {verdict === false && t('verify.notOurs')}
        {verdict && t('verify.official', { what: verdict })}
      </p>
    </section>
  )
}
