import { Button } from '@livery/ui/button'
import { cx } from '@livery/ui/cx'
import { Spinner } from '@livery/ui/spinner'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useLanguageCode } from '../../../shared/visit/use-visit.ts'
import * as css from './chat.css.ts'
import type { OpenRoom, Outgoing } from './open-room.ts'
import { useFaultText } from './use-fault-text.ts'

/** A message of the reader's own that is being sent, or waits. */
export function OutgoingMessage({ message, open }: { readonly message: Outgoing; readonly open: OpenRoom }) {
  const t = useText('chat')
  const core = useText('core')
  const faultText = useFaultText()
  const language = useLanguageCode()
  const { requestKey, text, state, fault } = message
  return (
    <article className={cx(css.message, css.own, css.outgoing)}>
      <p className={css.text} dir="auto">
        {text}
      </p>
      <p className={css.by} role="status">
        {state === 'sending' && <Spinner size="sm" />}
        <span>
          {state === 'sending' ? t('sending') : state === 'refused' && fault ? faultText(fault) : t('waiting')}
        </span>
      </p>
      {state !== 'sending' && (
        <div className={css.below}>
          {state === 'waiting' && (
            <Button size="sm" variant="secondary" icon="refresh" onClick={() => open.again(language)}>
              {core('action.retry')}
            </Button>
          )}
          <Button size="sm" variant="ghost" icon="close" onClick={() => open.drop(requestKey)}>
            {t('discard')}
          </Button>
        </div>
      )}
    </article>
  )
}
