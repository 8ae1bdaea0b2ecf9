import type { Flag } from '@livery/contract/capabilities'
import type { Fault } from '@livery/document/fault'
import type { Draft } from './draft.ts'

/** A flag that contradicts the rest of the configuration. */
export function flagFault({ merchant }: Draft, flag: Flag, message: string, repair: string): Fault {
  return merchant.faultAt(['flags', flag], { code: 'flag.combination', message, repair })
}
