import { PasswordField } from '@livery/ui/password-field'
import { TextField } from '@livery/ui/text-field'
import { toast } from '@livery/ui/toast'
import { useId, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from '../form/agent-form.css.ts'
import { AgentForm } from '../form/agent-form.tsx'
import { RebateField } from '../form/rebate-field.tsx'
import { typedPercent } from '../form/typed-percent.ts'
import { useAgentForm } from '../form/use-agent-form.ts'
import { type DownlineKind, KindField } from './kind-field.tsx'

/** Opens one account: its name, a first password that its owner changes, its rebate. */
export function AccountSection({ most }: { readonly most: string | null }) {
  const t = useText('agent')
  const auth = useText('auth')
  const core = useText('core')
  const visit = useVisit()
  const id = useId()
  const [kind, setKind] = useState<DownlineKind>('player')
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [rebate, setRebate] = useState('0')
  const { faults, send } = useAgentForm()
  const submit = async () => {
    // A text that is no percentage is sent as it was typed, so that the server reports its fault with those of the
    // other fields.
    const request = { kind, account, password, rebate: typedPercent(rebate) ?? rebate }
    const opened = await send(() => visit.call('openDownline', request))
    if (!opened) return
    toast({ tone: 'success', title: t('register.opened', { account }), timeoutMs: 0 })
    setAccount('')
    setPassword('')
  }
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('register.precise')}
      </h2>
      <AgentForm {...{ id, faults }} onSubmit={submit} submitLabel={t('register.open')}>
        <KindField value={kind} onChoose={setKind} />
        <RebateField id={`${id}-rebate`} value={rebate} most={most} error={faults.rebate} onTyped={setRebate} />
        <TextField
          id={`${id}-account`}
          label={t('field.account')}
          value={account}
          error={faults.account}
          errorPrefix={core('a11y.error')}
          required
          icon="user"
          dir="ltr"
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget }) => setAccount(currentTarget.value)}
        />
        <PasswordField
          id={`${id}-password`}
          label={t('field.password')}
          hint={t('field.passwordHint')}
          value={password}
          error={faults.password}
          errorPrefix={core('a11y.error')}
          required
          icon="lock"
          autoComplete="new-password"
          showLabel={auth('password.show')}
          capsLockText={auth('password.capsLock')}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </AgentForm>
    </section>
  )
}
