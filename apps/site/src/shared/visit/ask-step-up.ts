import type { StepUpNeeded } from '@livery/contract/auth/step-up'
import type { PopupStore } from './popup-store.ts'

const asking = new WeakMap<PopupStore, Promise<boolean>>()

/**
 * Asks the member to prove who they are, in a pop-up above what is open; calls that are refused meanwhile share the
 * question. Answers whether it was proved; false when the pop-up was closed.
 */
export function askStepUp(popups: PopupStore, needed: StepUpNeeded): Promise<boolean> {
  const pending = asking.get(popups) ?? ask(popups, needed).finally(() => asking.delete(popups))
  asking.set(popups, pending)
  return pending
}

function ask(popups: PopupStore, needed: StepUpNeeded): Promise<boolean> {
  return new Promise((resolve) => {
    let isProven = false
    popups.open('stepUp', {
      needed,
      onProven: () => {
        isProven = true
        popups.close('stepUp')
      },
    })
    // Signing out closes all pop-ups, and the call must not wait for ever.
    const unfollow = popups.subscribe(({ stack }) => {
      if (stack.some(({ name }) => name === 'stepUp')) return
      unfollow()
      resolve(isProven)
    })
  })
}
