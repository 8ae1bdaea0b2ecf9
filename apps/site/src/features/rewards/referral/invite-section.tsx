import { Button } from '@livery/ui/button'
import { IconButton } from '@livery/ui/icon-button'
import { QrCode } from '@livery/ui/qr-code'
import { useId } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as rewards from '../rewards.css.ts'
import * as css from './referral.css.ts'
import { useInvitation } from './use-invitation.ts'

/** The member's invitation: as a code, as a link, as a picture to scan, and to share. */
export function InviteSection({ code }: { readonly code: string }) {
  const t = useText('rewards')
  const id = useId()
  const { address, copy, share } = useInvitation(code)
  return (
    <section className={rewards.section} aria-labelledby={id}>
      <div className={css.invitation}>
        <div className={css.ways}>
          <h2 id={id} className={rewards.title}>
            {t('referral.yours')}
          </h2>
          <Copied label={t('referral.code')} text={code} copyLabel={t('referral.copyCode')} onCopy={copy} isCode />
          <Copied label={t('referral.link')} text={address} copyLabel={t('referral.copyLink')} onCopy={copy} />
          <Button icon="paper-plane" className={css.share} onClick={() => void share()}>
            {t('referral.share')}
          </Button>
        </div>
        <figure className={css.picture}>
          <QrCode text={address} label={t('referral.qr')} size="md" />
          <figcaption className={rewards.small}>{t('referral.scan')}</figcaption>
        </figure>
      </div>
    </section>
  )
}

interface CopiedProps {
  readonly label: string
  readonly text: string
  readonly copyLabel: string
  readonly onCopy: (text: string) => void
  readonly isCode?: boolean
}

function Copied({ label, text, copyLabel, onCopy, isCode = false }: CopiedProps) {
  return (
    <div className={css.way}>
      <span className={rewards.small}>{label}</span>
      <div className={css.copied}>
        <bdi dir="ltr" className={isCode ? css.code : css.link}>
          {text}
        </bdi>
        <IconButton icon="copy" variant="plain" label={copyLabel} onClick={() => onCopy(text)} />
      </div>
    </div>
  )
}
