import address from './puzzle-worker.ts?worker&url'

interface ScriptPolicy {
  createScriptURL(url: string): string
}

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
}
const policy = trustedTypes?.createPolicy('livery-puzzle', { createScriptURL: () => address })

/** A Trusted Types policy that allows one script of ours only. */
export function startPuzzleWorker(): Worker {
  return new Worker(policy ? policy.createScriptURL(address) : address, { type: 'module' })
}

/** Fetches the worker's script without running it. */
export async function fetchPuzzleWorker(): Promise<void> {
  await fetch(address)
}
