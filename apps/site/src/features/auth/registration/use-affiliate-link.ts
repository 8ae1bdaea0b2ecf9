import type { AffiliateLink } from '@livery/rules/form-model'
import { useEffect, useState } from 'react'
import { answerQuery } from '../../../shared/query/answer-query.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'

/**
 * The state of the affiliate code in the address. A check that fails technically counts as failed: the form then asks
 * for a code. Most addresses have no code, so nothing is observed for them: a query's observer would cost each form.
 */
export function useAffiliateLink(code: string | undefined): AffiliateLink {
  const visit = useVisit()
  const [checked, setChecked] = useState<{ readonly code: string; readonly valid: boolean } | null>(null)
  useEffect(() => {
    if (code === undefined) return
    let isLeft = false
    const request = { code, domain: location.hostname }
    const tell = (valid: boolean) => {
      if (!isLeft) setChecked({ code, valid })
    }
    visit.queries.fetchQuery({ ...answerQuery(visit, 'affiliateCheck', request), retry: false }).then(
      ({ valid }) => tell(valid),
      () => tell(false),
    )
    return () => {
      isLeft = true
    }
  }, [visit, code])
  if (code === undefined) return 'none'
  if (checked?.code !== code) return 'checking'
  return checked.valid ? 'valid' : 'invalid'
}
