import { Badge } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { AuthenticatorSetUp } from './authenticator-set-up.tsx'
import { PasswordAsked } from './password-asked.tsx'
import { SecuritySection } from './security-section.tsx'

/** A second factor at each sign-in; turning it on and off needs the password. */
export function AuthenticatorSection() {
  const t = useText('auth')
  const visit = useVisit()
  const { data, refetch } = useAnswer('authenticator', {}, { staleMs: 0 })
  const [doing, setDoing] = useState<'nothing' | 'on' | 'off'>('nothing')
  const over = () => {
    setDoing('nothing')
    void refetch()
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
            {doing === 'nothing' && (
              <Button variant="secondary" size="sm" onClick={() => setDoing(on ? 'off' : 'on')}>
                {on ? t('security.turnOff') : t('security.turnOn')}
              </Button>
            )}
          </>
        )
      }
    >
      {doing === 'on' && <AuthenticatorSetUp onDone={over} />}
      {doing === 'off' && (
        <PasswordAsked
          action={t('security.turnOff')}
          onPassword={async (password) => {
            await visit.call('removeAuthenticator', { password })
            over()
          }}
        />
      )}
    </SecuritySection>
  )
}
