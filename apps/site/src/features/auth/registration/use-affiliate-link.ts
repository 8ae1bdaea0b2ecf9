import type { AffiliateLink } from '@livery/rules/form-model'
import { useQuery } from '@tanstack/react-query'
import { answerQuery } from '../../../shared/query/answer-query.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'

/**
 * The state of the affiliate code in the address. A check that fails technically counts as failed: the form then asks
 * for a code.
 */
export function useAffiliateLink(code: string | undefined): AffiliateLink {
  const visit = useVisit()
  const request = { code: code ?? '', domain: globalThis.location?.hostname ?? '' }
  const { data, isPending } = useQuery({
    ...answerQuery(visit, 'affiliateCheck', request),
    enabled: code !== undefined,
    retry: false,
  })
  if (code === undefined) return 'none'
  if (isPending) return 'checking'
  return data?.valid ? 'valid' : 'invalid'
}
