import type { SafeStorage } from '../../../shared/storage/storage.ts'
import { DEPOSIT_DRAFT_KEY } from '../../../shared/visit/session-store.ts'

/** What somebody has chosen and typed for a deposit; it outlives a failed call, a reload and a change of language. */
export interface DepositDraft {
  readonly methodId: string | null
  /** As typed, and the decimal sign of the language it was typed in; null while nobody has touched it. */
  readonly amount: { readonly text: string; readonly decimal: string } | null
  /** The typed values, by way to pay and then by field. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly bonusId: string | null
  /** The deposit whose payment is shown. */
  readonly shown: string | null
  /** The key and the content of the last press; null once it was answered. */
  readonly press: { readonly key: string; readonly content: string } | null
}

const EMPTY_DRAFT: DepositDraft = {
  methodId: null,
  amount: null,
  fields: {},
  bonusId: null,
  shown: null,
  press: null,
}

/** Kept as the chosen way to pay when somebody goes back to the list. */
export const NO_METHOD = ''

export function readDraft(storage: SafeStorage): DepositDraft {
  try {
    return { ...EMPTY_DRAFT, ...(JSON.parse(storage.get(DEPOSIT_DRAFT_KEY) ?? '{}') as Partial<DepositDraft>) }
  } catch {
    return EMPTY_DRAFT
  }
}

export function writeDraft(storage: SafeStorage, draft: DepositDraft): void {
  storage.set(DEPOSIT_DRAFT_KEY, JSON.stringify(draft))
}

/**
 * The key for a press: the former key when the same content is sent again before an answer came, otherwise a new one.
 */
export function pressFor(draft: DepositDraft, content: string): NonNullable<DepositDraft['press']> {
  return draft.press?.content === content ? draft.press : { key: crypto.randomUUID(), content }
}
