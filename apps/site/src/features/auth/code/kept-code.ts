import type { SafeStorage } from '../../../shared/preferences/storage.ts'

/** What a code was sent for; each has a countdown of its own. */
export type CodePurpose = 'login' | 'register' | 'password' | 'verification'

/** A code that was sent: where to, and until when no other one is. */
export interface KeptCode {
  /** Epoch milliseconds. */
  readonly until: number
  readonly sentTo: string
}

const key = (purpose: CodePurpose) => `code.${purpose}`

/** Kept by its deadline and never counted, so that it is right after a closed pop-up, a reload and any sleep. */
export function keepCode(storage: SafeStorage, purpose: CodePurpose, code: KeptCode): void {
  storage.set(key(purpose), JSON.stringify(code))
}

/** The code that was sent last, while its countdown runs; null for none, an old one, and what nobody here wrote. */
export function recallCode(storage: SafeStorage, purpose: CodePurpose, now: number): KeptCode | null {
  const kept = readKept(storage.get(key(purpose)))
  return kept && kept.until > now && kept.until - now <= LONGEST_MS ? kept : null
}

/** No merchant's code holds for longer; a deadline beyond is a clock that was set back. */
const LONGEST_MS = 24 * 60 * 60_000

function readKept(text: string | null): KeptCode | null {
  if (text === null) return null
  try {
    const { until, sentTo } = JSON.parse(text) as Partial<KeptCode>
    return typeof until === 'number' && typeof sentTo === 'string' ? { until, sentTo } : null
  } catch {
    return null
  }
}
