import { Button } from '@livery/ui/button'
import { TextField, type TextFieldProps } from '@livery/ui/text-field'
import { VisuallyHidden } from '@livery/ui/visually-hidden'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './code-field.css.ts'
import type { SentCode } from './use-code.ts'

type CodeFieldProps = Omit<TextFieldProps, 'end' | 'inputMode' | 'autoComplete' | 'dir'> & {
  readonly code: SentCode
  readonly onSend: () => void
  /** Leads to the number when it was wrong; left out where it cannot be changed. */
  readonly onWrongNumber?: (() => void) | undefined
}

/**
 * The field for a code with the button that sends it. The sender decides how long codes are, up to 255 (docs/product.md
 * 8.3).
 */
export function CodeField({ code, onSend, onWrongNumber, hint, ...field }: CodeFieldProps) {
  const t = useText('auth')
  const { sending, secondsLeft, sentTo } = code
  const rests = secondsLeft > 0
  const announcement = useAnnouncement(code)
  const change = () => {
    code.forget()
    onWrongNumber?.()
  }
  return (
    <>
      <TextField
        {...field}
        hint={sentTo === null ? hint : <SentTo target={sentTo} onWrongNumber={onWrongNumber && change} />}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
        dir="ltr"
        end={
          <Button
            variant="secondary"
            size="sm"
            className={css.send}
            busy={sending}
            disabled={rests}
            onClick={onSend}
            // "2:57" alone is no name of a button.
            {...(rests && !sending && { 'aria-label': `${t('sms.resend')} ${clock(secondsLeft)}` })}
          >
            <span className={css.counting}>
              {sending ? t('sms.sending') : rests ? clock(secondsLeft) : t('sms.send')}
            </span>
          </Button>
        }
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}

/** The seconds before the end at which screen readers announce the countdown; every second would be too often. */
const ANNOUNCED_AT_SECONDS = [10, 30] as const

/** Announcements: the code was sent, the remaining time (twice), and that another code can be sent. */
function useAnnouncement({ sending, secondsLeft, sentTo, over }: SentCode): string {
  const t = useText('auth')
  if (sending) return t('sms.sending')
  if (over) return t('sms.ready')
  if (sentTo === null) return ''
  const moment = ANNOUNCED_AT_SECONDS.find((seconds) => secondsLeft <= seconds)
  return moment === undefined ? t('sms.sentTo', { mobile: isolated(sentTo) }) : t('sms.resendIn', { count: moment })
}

/** A number runs left to right in every sentence. */
function isolated(target: string): string {
  return `\u2066${target}\u2069`
}

interface SentToProps {
  readonly target: string
  readonly onWrongNumber: (() => void) | undefined
}

function SentTo({ target, onWrongNumber }: SentToProps) {
  const t = useText('auth')
  return (
    <>
      {t('sms.sentTo', { mobile: isolated(target) })}{' '}
      {onWrongNumber && (
        <button type="button" className={css.wrongNumber} onClick={onWrongNumber}>
          {t('sms.wrongNumber')}
        </button>
      )}
    </>
  )
}

/** `4:59`, in ASCII digits, which every phone user can read. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
