import { helpRequest } from '@livery/contract/lobby-queries'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useLanguageCode } from '../../../shared/visit/use-visit.ts'

/** The help centre in the reader's language; it is considered fresh for an hour. */
export function useHelp() {
  const { data, isPending, isError, refetch } = useAnswer('getHelpV2', helpRequest(useLanguageCode()), {
    staleMs: 3_600_000,
  })
  return { sections: data?.list ?? [], isPending, isError, retry: () => void refetch() }
}
