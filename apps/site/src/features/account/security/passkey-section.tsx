import type { Passkey } from '@livery/contract/auth/passkeys'
import { queryKey } from '@livery/contract/query-key'
import { Button } from '@livery/ui/button'
import { IconButton } from '@livery/ui/icon-button'
import { toast } from '@livery/ui/toast'
import { useState } from 'react'
import { deviceName } from '../../../shared/device/device-name.ts'
import { useMoment } from '../../../shared/format/use-moment.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { addPasskey, hasPasskeys } from '../../../shared/passkeys/passkeys.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './security.css.ts'
import { SecuritySection } from './security-section.tsx'

/** The member's passkeys; a new one is named after the device that creates it. */
export function PasskeySection() {
  const t = useText('auth')
  const visit = useVisit()
  const { data } = useAnswer('passkeys', {}, { staleMs: 0 })
  const [busy, setBusy] = useState<string | null>(null)

  /** Runs one action at a time; shows its error, and reloads the list. */
  const work = async (what: string, done: string, does: () => Promise<boolean>) => {
    setBusy(what)
    try {
      if (await does()) toast({ tone: 'success', title: done })
      await visit.queries.invalidateQueries({ queryKey: [...queryKey('passkeys', {})] })
    } catch (error) {
      toast({ tone: 'error', title: errorText(visit.i18n, error) })
    } finally {
      setBusy(null)
    }
  }
  const add = () =>
    work(ADDING, t('security.passkeyAdded'), async () => {
      const device = deviceName(navigator.userAgent)
      const name = device ? t('security.device', device) : t('security.unknownDevice')
      return (await addPasskey(visit, name.slice(0, 60))) !== null
    })
  const remove = (id: string) =>
    work(id, t('security.passkeyRemoved'), async () => {
      await visit.call('removePasskey', { id })
      return true
    })
  const list = data?.passkeys ?? []
  return (
    <SecuritySection
      icon="user"
      title={t('security.passkeys')}
      text={t('security.passkeysText')}
      end={
        hasPasskeys() && (
          <Button variant="secondary" size="sm" icon="plus" busy={busy === ADDING} onClick={() => void add()}>
            {t('security.passkeyAdd')}
          </Button>
        )
      }
    >
      {data && list.length === 0 && <p className={css.small}>{t('security.noPasskeys')}</p>}
      {list.length > 0 && (
        <ul className={css.list}>
          {list.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              busy={busy === passkey.id}
              onRemove={() => void remove(passkey.id)}
            />
          ))}
        </ul>
      )}
    </SecuritySection>
  )
}

const ADDING = ''

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly busy: boolean
  readonly onRemove: () => void
}

function PasskeyRow({ passkey: { name, lastUsedAt }, busy, onRemove }: PasskeyRowProps) {
  const t = useText('auth')
  const moment = useMoment()
  return (
    <li className={css.row}>
      <div className={css.rowWords}>
        <p className={css.rowTitle}>
          <bdi>{name}</bdi>
        </p>
        <p className={css.small}>
          {lastUsedAt ? t('security.passkeyUsed', { time: moment(lastUsedAt) }) : t('security.passkeyNever')}
        </p>
      </div>
      <IconButton
        icon="close"
        size="sm"
        variant="plain"
        busy={busy}
        label={t('security.passkeyRemove', { name })}
        onClick={onRemove}
      />
    </li>
  )
}
