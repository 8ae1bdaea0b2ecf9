import type { VerificationNeeded } from '@livery/contract/auth/verification'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { SignIn } from '../../../shared/sign-in/sign-in.ts'

/** What the current sign-in needs; it stays the same while the pop-up fades out. */
export function useRequiredProof(signIn: SignIn): VerificationNeeded | null {
  const now = useStore(signIn.store)
  const [shown, setShown] = useState<VerificationNeeded | null>(null)
  if (now.at === 'proving' && now.needed !== shown) setShown(now.needed)
  return shown
}
