import { Badge } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { toast } from '@livery/ui/toast'
import { useState } from 'react'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { type AppSecret, AuthenticatorSetUp } from './authenticator-set-up.tsx'
import { SecretForm } from './secret-form.tsx'
import { SecuritySection } from './security-section.tsx'

/**
 * A second factor at each sign-in. Turning it on requires a proof that the member is present, turning it off one of its
 * codes.
 */
export function AuthenticatorSection() {
  const t = useText('auth')
  const visit = useVisit()
  const { data, refetch } = useAnswer('authenticator', {}, { staleMs: 0 })
  const [doing, setDoing] = useState<'nothing' | 'beginning' | 'on' | 'off'>('nothing')
  const [secret, setSecret] = useState<AppSecret | null>(null)
  const over = () => {
    setDoing('nothing')
    void refetch()
  }
  const begin = async () => {
    setDoing('beginning')
    try {
      setSecret(await visit.call('newAuthenticator', {}))
      setDoing('on')
    } catch (error) {
      setDoing('nothing')
      toast({ tone: 'error', title: errorText(visit.i18n, error) })
    }
  }
  const on = data?.on ?? false
  return (
    <SecuritySection
      icon="shield"
      title={t('security.authenticator')}
      text={on ? t('security.recoveryLeft', { count: data?.recoveryCodesLeft ?? 0 }) : t('security.authenticatorText')}
      end={
        data && (
          <>
            <Badge tone={on ? 'success' : 'neutral'}>
              {on ? t('security.authenticatorOn') : t('security.authenticatorOff')}
            </Badge>
            {(doing === 'nothing' || doing === 'beginning') && (
              <Button
                variant="secondary"
                size="sm"
                busy={doing === 'beginning'}
                onClick={() => (on ? setDoing('off') : void begin())}
              >
                {on ? t('security.turnOff') : t('security.turnOn')}
              </Button>
            )}
          </>
        )
      }
    >
      {doing === 'on' && secret && <AuthenticatorSetUp secret={secret} onDone={over} />}
      {doing === 'off' && (
        <SecretForm
          secret="code"
          hint={t('security.offCode')}
          action={t('security.turnOff')}
          onSecret={async (code) => {
            await visit.call('removeAuthenticator', { code })
            over()
          }}
        />
      )}
    </SecuritySection>
  )
}
