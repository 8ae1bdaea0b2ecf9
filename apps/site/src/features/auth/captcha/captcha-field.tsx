import { IconButton } from '@livery/ui/icon-button'
import { Skeleton } from '@livery/ui/skeleton'
import { TextField, type TextFieldProps } from '@livery/ui/text-field'
import { useStore } from 'zustand'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from '../auth-popup.css.ts'
import type { Captcha } from './use-captcha.ts'
import type { UnseenCheck } from './use-unseen-check.ts'

type CaptchaFieldProps = Omit<TextFieldProps, 'label' | 'end' | 'required'> & {
  readonly captcha: Captcha
  readonly unseen?: UnseenCheck | undefined
}

/** The letters of the captcha; pressing the picture loads another one. */
export function CaptchaField({ captcha, unseen, ...field }: CaptchaFieldProps) {
  const t = useText('auth')
  const failed = useStore(captcha.picture, (picture) => picture.failed)
  if (unseen?.answer) {
    return (
      <p className={css.note} role="status">
        {t('botCheck.done')}
      </p>
    )
  }
  return (
    <TextField
      {...field}
      label={t('field.captcha.label')}
      placeholder={t('field.captcha.placeholder')}
      hint={
        (failed || unseen) && (
          <>
            {failed && t('captcha.failed')} {unseen && <Unseen check={unseen} />}
          </>
        )
      }
      required
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      end={
        <span className={css.captcha}>
          <Picture captcha={captcha} />
          <IconButton icon="refresh" label={t('captcha.refresh')} size="sm" variant="plain" onClick={captcha.refresh} />
        </span>
      }
    />
  )
}

/** The picture alone renders when another one comes. */
function Picture({ captcha: { picture, refresh } }: { readonly captcha: Captcha }) {
  const t = useText('auth')
  const image = useStore(picture, (now) => now.image)
  if (!image) return <Skeleton shape="block" className={css.captchaPicture} />
  return (
    <button type="button" className={css.captchaPicture} onClick={refresh} title={t('captcha.refresh')}>
      <img src={image} alt={t('captcha.alt')} width={120} height={40} />
    </button>
  )
}

function Unseen({ check: { working, start } }: { readonly check: UnseenCheck }) {
  const t = useText('auth')
  return (
    <>
      <button type="button" className={css.otherButton} disabled={working} onClick={start}>
        {t('captcha.other')}
      </button>
      <span role="status">{working && ` ${t('botCheck.working')}`}</span>
    </>
  )
}
