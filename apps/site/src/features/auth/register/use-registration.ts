import { queryKey } from '@livery/contract/query-key'
import type { RegistrationConfig } from '@livery/contract/registration'
import { useQuery } from '@tanstack/react-query'
import { answerQuery } from '../../../shared/query/answer-query.ts'
import { useSite } from '../../../shared/site/use-site.ts'

export const SETTINGS_KEY = queryKey('registerSettings')

/** The merchant's validation config: the page's own, and a newer one as soon as there is one. */
export function useRegistration(): RegistrationConfig {
  const site = useSite()
  const { data } = useQuery({
    ...answerQuery(site, 'registerSettings', {}),
    initialData: site.boot.registration,
    refetchOnWindowFocus: true,
  })
  return data
}
