import type { SignInWay } from '@livery/contract/auth/sessions'
import type { SignedIn } from '@livery/contract/auth/signed-in'
import { toast } from '@livery/ui/toast'
import { useState } from 'react'
import { errorText } from '../../../shared/http/error-text.ts'
import { signInOf } from '../../../shared/sign-in/sign-in.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'

interface SignInMethod {
  /** The way to sign in that is running now. */
  readonly busy: SignInWay | null
  /** Runs it; an error is shown as a toast. Null means that the person cancelled. */
  readonly enter: (way: SignInWay, open: () => Promise<SignedIn | null>) => Promise<void>
}

/** Ways to sign in by pressing one button. `returnTo` as in `Entering`. */
export function useSignInMethod(returnTo: string | null | undefined): SignInMethod {
  const visit = useVisit()
  const [busy, setBusy] = useState<SignInWay | null>(null)
  const enter: SignInMethod['enter'] = async (way, open) => {
    setBusy(way)
    try {
      const answer = await open()
      if (answer) await signInOf(visit).enter(answer, { way, asAgent: false, returnTo })
    } catch (error) {
      toast({ tone: 'error', title: errorText(visit.i18n, error) })
    } finally {
      setBusy(null)
    }
  }
  return { busy, enter }
}
