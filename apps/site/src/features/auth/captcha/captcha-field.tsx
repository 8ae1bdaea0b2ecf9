import { IconButton } from '@livery/ui/icon-button'
import { Skeleton } from '@livery/ui/skeleton'
import { TextField, type TextFieldProps } from '@livery/ui/text-field'
import { useCallback } from 'react'
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

/** A new picture goes straight to its element, so that nothing of the form renders for it. */
function Picture({ captcha: { picture, refresh } }: { readonly captcha: Captcha }) {
  const t = useText('auth')
  const follow = useCallback(
    (button: HTMLButtonElement | null) => {
      const img = button?.querySelector('img')
      if (!button || !img) return
      const put = ({ image }: { readonly image: string | null }) => {
        if (image) img.src = image
        button.hidden = image === null
      }
      put(picture.getState())
      return picture.subscribe(put)
    },
    [picture],
  )
  return (
    <span className={css.captchaPicture}>
      <button
        ref={follow}
        type="button"
        hidden
        className={css.captchaButton}
        onClick={refresh}
        title={t('captcha.refresh')}
      >
        <img alt={t('captcha.alt')} width={120} height={40} />
      </button>
      <Skeleton shape="fill" />
    </span>
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
