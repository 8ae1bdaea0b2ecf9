import { announcementsRequest } from '@livery/contract/lobby-queries'
import { Marquee } from '@livery/ui/marquee'
import { useText } from '../../shared/i18n/use-text.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { useLanguageCode, useVisit } from '../../shared/visit/use-visit.ts'

/** The latest notices in a marquee; each opens in the notice pop-up. */
export function NoticeStrip() {
  const t = useText('core')
  const { popups } = useVisit()
  const { data } = useAnswer('getAnnouncementContentV2', announcementsRequest(useLanguageCode()))
  if (!data?.notices.length) return null
  return (
    <Marquee
      label={t('notice.marquee')}
      pauseLabel={t('notice.pause')}
      playLabel={t('notice.play')}
      items={data.notices.map(({ id, title }) => ({ id, text: title }))}
      onSelect={(id) => popups.open('notices', { id })}
    />
  )
}
