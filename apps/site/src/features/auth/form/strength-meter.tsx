import { Progress } from '@livery/ui/progress'
import { useText } from '../../../shared/i18n/use-text.ts'
import { passwordStrength, STRENGTHS } from './password-strength.ts'
import * as css from './strength-meter.css.ts'

const TONES = { weak: 'danger', fair: 'accent', strong: 'success' } as const

/** How strong a new password is, in a bar and in a word; nothing until one is typed. */
export function StrengthMeter({ password }: { readonly password: string }) {
  const t = useText('auth')
  if (password === '') return null
  const strength = passwordStrength(password)
  return (
    <Progress
      className={css.meter}
      label={t('password.strength')}
      value={STRENGTHS.indexOf(strength) + 1}
      max={STRENGTHS.length}
      valueText={t(`password.${strength}`)}
      tone={TONES[strength]}
    />
  )
}
