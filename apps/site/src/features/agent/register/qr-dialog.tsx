import type { AgentLink } from '@livery/contract/agent/links'
import { Button } from '@livery/ui/button'
import { Dialog } from '@livery/ui/dialog'
import { QrCode } from '@livery/ui/qr-code'
import { useText } from '../../../shared/i18n/use-text.ts'
import { forFingers } from '../../../shared/styles/for-fingers.css.ts'
import { linkAddress } from './link-address.ts'
import * as css from './register.css.ts'
import { useCopyLink } from './use-copy-link.ts'

/** A link as a code to scan, and to copy. */
export function QrDialog({ link, onClose }: { readonly link: AgentLink | null; readonly onClose: () => void }) {
  const t = useText('agent')
  const core = useText('core')
  const copy = useCopyLink()
  return (
    <Dialog
      open={link !== null}
      onClose={onClose}
      size="sm"
      className={forFingers}
      title={t('link.qr', { code: link?.code ?? '' })}
      closeLabel={core('a11y.closeDialog')}
    >
      {link && (
        <div className={css.qr}>
          <QrCode text={linkAddress(link.code)} label={t('link.qr', { code: link.code })} size="lg" />
          <bdi className={css.address}>{linkAddress(link.code)}</bdi>
          <Button icon="copy" variant="secondary" onClick={() => copy(link.code)}>
            {core('action.copy')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
