import { Accordion } from '@livery/ui/accordion'
import { Dialog } from '@livery/ui/dialog'
import { Spinner } from '@livery/ui/spinner'
import { CleanHtml } from '../../../shared/html/clean-html.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import type { PopupComponentProps } from '../../../shared/popups/popup.ts'
import { ContactWays } from './contact-ways.tsx'
import * as css from './help.css.ts'
import { sectionIcon } from './section-icon.ts'
import { useHelp } from './use-help.ts'

/** The help centre over the current page. */
export default function HelpPopup({ open, close, section }: PopupComponentProps<'help'>) {
  const t = useText('core')
  const { sections, isPending, isError, retry } = useHelp()
  const first = section ?? sections[0]?.id
  return (
    <Dialog open={open} onClose={close} title={t('footer.help')} closeLabel={t('a11y.closeDialog')} size="lg">
      <div className={css.popup}>
        {isPending && <Spinner label={t('state.loading')} />}
        {isError && <RetryNotice onRetry={retry} />}
        {first !== undefined && sections.length > 0 && (
          <Accordion
            initiallyOpen={[first]}
            items={sections.map(({ id, title, content }) => ({
              id,
              title,
              icon: sectionIcon(id),
              content: <CleanHtml html={content} className={css.muted} />,
            }))}
          />
        )}
        <ContactWays />
      </div>
    </Dialog>
  )
}
