import type { CallName } from './calls.ts'

/** The key of a call's answer in the query cache; the gateway seeds the boot document under the same keys. */
export function queryKey(name: CallName, request: Readonly<Record<string, unknown>> = {}): readonly unknown[] {
  return [name, request]
}
