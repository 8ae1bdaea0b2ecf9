import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMoments } from '../format/use-moments.ts'
import { useText } from '../i18n/use-text.ts'
import { useSession, useVisit } from '../visit/use-visit.ts'
import * as css from './history.css.ts'

/** What a printed list says of itself: the merchant, whose account it is of, and when it was made. */
export function PaperHead({ accounts }: { readonly accounts?: readonly string[] | undefined }) {
  const t = useText('history')
  const { moment } = useMoments()
  const { merchant } = useVisit().boot
  const member = useSession((state) => state.member)
  const [madeAt, setMadeAt] = useState<string | null>(null)
  useEffect(() => {
    // The paper is laid out as soon as this returns.
    const date = () => flushSync(() => setMadeAt(new Date().toISOString()))
    window.addEventListener('beforeprint', date)
    return () => window.removeEventListener('beforeprint', date)
  }, [])
  if (!member) return null
  const own = member.nickname ? `${member.nickname} (${member.account})` : member.account
  return (
    <div className={css.paperHead}>
      <p>{t('file.whose', { merchant: merchant.name, account: accounts?.length ? accounts.join(' · ') : own })}</p>
      {madeAt && <p>{t('file.printedAt', { moment: moment(madeAt) })}</p>}
    </div>
  )
}
