import type { RegistrationConfig } from '@livery/contract/auth/registration-config'
import { queryKey } from '@livery/contract/query-key'
import { useQuery } from '@tanstack/react-query'
import { answerQuery } from '../../../shared/query/answer-query.ts'
import { useSite } from '../../../shared/site/use-site.ts'

export const SETTINGS_KEY = queryKey('registerSettings')

/** The merchant's validation config: the one in the page, then a newer one when it has loaded. */
export function useRegistration(): RegistrationConfig {
  const site = useSite()
  const { data } = useQuery({
    ...answerQuery(site, 'registerSettings', {}),
    initialData: site.boot.registration,
    refetchOnWindowFocus: true,
  })
  return data
}
