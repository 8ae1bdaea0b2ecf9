import type { SafeStorage } from '../../../shared/storage/storage.ts'

/** The purpose of a code; each has a countdown of its own. */
export type CodePurpose = 'login' | 'register' | 'password' | 'verification'

/** A code that was sent: to which number, and until when no other one can be sent. */
export interface StoredCode {
  /** Epoch milliseconds. */
  readonly until: number
  readonly sentTo: string
}

const key = (purpose: CodePurpose) => `code.${purpose}`

/** Stored as a deadline and never counted, so that it is right after a closed pop-up, a reload and sleep. */
export function storeCode(storage: SafeStorage, purpose: CodePurpose, code: StoredCode): void {
  storage.set(key(purpose), JSON.stringify(code))
}

/** Ends the countdown of a code. */
export function forgetCode(storage: SafeStorage, purpose: CodePurpose): void {
  storage.remove(key(purpose))
}

/**
 * The last code while its countdown runs; null when there is none, when it is over, or when the stored value is
 * invalid.
 */
export function recallCode(storage: SafeStorage, purpose: CodePurpose, now: number): StoredCode | null {
  const code = parseStoredCode(storage.get(key(purpose)))
  return code && code.until > now && code.until - now <= LONGEST_MS ? code : null
}

/** No merchant's code is valid for longer; a later deadline means that the clock was set back. */
const LONGEST_MS = 24 * 60 * 60_000

function parseStoredCode(text: string | null): StoredCode | null {
  if (text === null) return null
  try {
    const { until, sentTo } = JSON.parse(text) as Partial<StoredCode>
    return typeof until === 'number' && typeof sentTo === 'string' ? { until, sentTo } : null
  } catch {
    return null
  }
}
