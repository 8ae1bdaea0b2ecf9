import type { RegistrationConfig } from '@livery/contract/auth/registration-config'
import { queryKey } from '@livery/contract/query-key'
import { useQuery } from '@tanstack/react-query'
import { answerQuery } from '../../../shared/query/answer-query.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'

export const SETTINGS_KEY = queryKey('registerSettings')

/** The merchant's validation config: the one in the page, then a newer one when it has loaded. */
export function useRegistrationConfig(): RegistrationConfig {
  const visit = useVisit()
  const { data } = useQuery({
    ...answerQuery(visit, 'registerSettings', {}),
    initialData: visit.boot.registration,
    refetchOnWindowFocus: true,
  })
  return data
}
