import type { SafeStorage } from '../storage/storage.ts'

/** Who invited somebody: a member's referral code, an affiliate's code. */
export interface Invitation {
  readonly referralCode?: string
  readonly affiliateCode?: string
}

const CODES = ['referralCode', 'affiliateCode'] as const
/** Longer than any code; a limit, because anybody can write an address. */
const LENGTH_MAX = 64

/**
 * Stores the codes of an address for this visit, so that they are not lost when the visitor looks around before
 * registering.
 */
export function rememberInvitation(storage: SafeStorage, search: string): void {
  const query = new URLSearchParams(search)
  for (const name of CODES) {
    const code = query.get(name)?.trim()
    if (code && code.length <= LENGTH_MAX) storage.set(name, code)
  }
}

/** The codes this visit came with. */
export function recallInvitation(storage: SafeStorage): Invitation {
  return Object.fromEntries(CODES.flatMap((name) => [[name, storage.get(name)]]).filter(([, code]) => code))
}
