import { fieldRecord, isRegistrationField } from '@livery/rules/registration-fields'
import type { SafeStorage } from '../../../shared/storage/storage.ts'
import { DRAFTS_KEY } from '../../../shared/visit/session-store.ts'

/** The forms that keep what was typed. */
export type DraftName = 'login' | 'sms' | 'register' | 'forgot'

/** Fields that are not stored: a secret, and a consent, which has to be given each time. */
const OTHERS_NEVER_STORED: readonly string[] = ['oldPassword', 'terms']

type Values = Readonly<Record<string, string | boolean>>

/** Keeps what was typed into a form for this tab, until it is sent: a closed pop-up or a reload loses nothing. */
export function keepDraft(storage: SafeStorage, form: DraftName, values: Values): void {
  const stored = Object.entries(values).filter(([name, value]) => isStored(name) && value !== '')
  storage.set(DRAFTS_KEY, JSON.stringify({ ...read(storage), [form]: Object.fromEntries(stored) }))
}

/** What was typed into a form before; only values of the same kind as in `empty`. */
export function recallDraft<Form extends Values>(storage: SafeStorage, form: DraftName, empty: Form): Partial<Form> {
  const stored = Object.entries(read(storage)[form] ?? {})
  return Object.fromEntries(
    stored.filter(([name, value]) => isStored(name) && typeof value === typeof empty[name]),
  ) as Partial<Form>
}

/** Secrets and what can be used once are not stored. */
function isStored(name: string): boolean {
  if (!isRegistrationField(name)) return !OTHERS_NEVER_STORED.includes(name)
  const { type, storage } = fieldRecord(name)
  return type !== 'password' && storage !== 'nothing'
}

function read(storage: SafeStorage): Readonly<Partial<Record<string, Values>>> {
  try {
    const stored: unknown = JSON.parse(storage.get(DRAFTS_KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, Values>) : {}
  } catch {
    return {}
  }
}
