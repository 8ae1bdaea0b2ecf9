import type { SafeStorage } from '../storage/storage.ts'

/** Who invited somebody: a member's referral code, an affiliate's code. */
export interface Invitation {
  readonly referralCode?: string
  readonly affiliateCode?: string
}

const CODES = ['referralCode', 'affiliateCode'] as const
/** Longer than any code; a limit, because anybody can write an address. */
const LENGTH_MAX = 64
/** For how long a code waits for its registration: who was invited often comes back another day. */
const STORED_MS = 30 * 86_400_000

/** Keeps the codes of an address until somebody registers here, each with the moment it came. */
export function rememberInvitation(storage: SafeStorage, search: string, now = Date.now()): void {
  const query = new URLSearchParams(search)
  for (const name of CODES) {
    const code = query.get(name)?.trim()
    if (code && code.length <= LENGTH_MAX) storage.set(name, `${now} ${code}`)
  }
}

/** The codes that this browser came with in the last days. */
export function recallInvitation(storage: SafeStorage, now = Date.now()): Invitation {
  return Object.fromEntries(
    CODES.flatMap((name) => {
      const [, at, code] = /^(\d+) (.+)$/.exec(storage.get(name) ?? '') ?? []
      return code !== undefined && now - Number(at) < STORED_MS ? [[name, code]] : []
    }),
  )
}

/** The code is forgotten, because whoever registers here next was not invited by it. */
export function forgetInvitation(storage: SafeStorage): void {
  for (const name of CODES) storage.remove(name)
}
