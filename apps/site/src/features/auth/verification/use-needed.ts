import type { VerificationNeeded } from '@livery/contract/auth/verification'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { SignIn } from '../../../shared/sign-in/sign-in.ts'

/** What the sign-in under way wants; it stays while the pop-up takes its leave. */
export function useNeeded(signIn: SignIn): VerificationNeeded | null {
  const now = useStore(signIn.store)
  const [shown, setShown] = useState<VerificationNeeded | null>(null)
  if (now.at === 'proving' && now.needed !== shown) setShown(now.needed)
  return shown
}
