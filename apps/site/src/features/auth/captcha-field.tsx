import { IconButton } from '@livery/ui/icon-button'
import { Skeleton } from '@livery/ui/skeleton'
import { TextField, type TextFieldProps } from '@livery/ui/text-field'
import { useText } from '../../shared/i18n/use-text.ts'
import * as css from './auth-popup.css.ts'
import type { Captcha } from './use-captcha.ts'

type CaptchaFieldProps = Omit<TextFieldProps, 'label' | 'end' | 'required'> & { readonly captcha: Captcha }

/** The letters in the picture; a press on the picture brings another one. */
export function CaptchaField({ captcha, ...field }: CaptchaFieldProps) {
  const t = useText('auth')
  return (
    <TextField
      {...field}
      label={t('field.captcha.label')}
      placeholder={t('field.captcha.placeholder')}
      hint={captcha.failed ? t('captcha.failed') : undefined}
      required
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      end={
        <span className={css.captcha}>
          {captcha.image ? (
            <button type="button" className={css.captchaPicture} onClick={captcha.refresh} title={t('captcha.refresh')}>
              <img src={captcha.image} alt={t('captcha.alt')} width={120} height={40} />
            </button>
          ) : (
            <Skeleton shape="block" className={css.captchaPicture} />
          )}
          <IconButton icon="refresh" label={t('captcha.refresh')} size="sm" variant="plain" onClick={captcha.refresh} />
        </span>
      }
    />
  )
}
