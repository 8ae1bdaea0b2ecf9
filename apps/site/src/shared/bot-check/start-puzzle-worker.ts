import address from './puzzle-worker.ts?worker&url'

interface ScriptPolicy {
  createScriptURL(url: string): string
}

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
}
const policy = trustedTypes?.createPolicy('livery-puzzle', { createScriptURL: () => address })

/** Pages take scripts by their policy only; this one names one file of ours. */
export function startPuzzleWorker(): Worker {
  return new Worker(policy ? policy.createScriptURL(address) : address, { type: 'module' })
}
