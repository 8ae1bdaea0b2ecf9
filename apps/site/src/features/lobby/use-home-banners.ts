import type { Banner } from '@livery/contract/lobby'
import { HOME_BANNERS } from '../../shared/pictures/banner-picture.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { useLanguageCode, useSession } from '../../shared/visit/use-visit.ts'

/** Whether a banner invites to register. */
export const asksToSignUp = ({ linkageType }: Banner): boolean => linkageType === 'register'

/** The merchant's banners of the lobby; members do not see those that invite to register. Undefined while they load. */
export function useHomeBanners(): readonly Banner[] | undefined {
  const { data, isPending } = useAnswer('getBanners', { language: useLanguageCode() })
  const hasAccount = useSession(({ phase, member }) => phase !== 'guest' && !member?.isTrial)
  if (isPending) return undefined
  const banners: readonly Banner[] = data?.list ?? []
  return banners.filter((banner) => banner.groupName === HOME_BANNERS && !(hasAccount && asksToSignUp(banner)))
}
