declare module 'virtual:call-table' {
  import type { Auth, Method } from '@livery/contract/call'
  import type { CallName } from '@livery/contract/calls'

  export const CALL_TABLE: Readonly<
    Record<CallName, readonly [method: Method, path: string, auth: Auth, encrypted: boolean, form?: true]>
  >
}
