import type { FaultCode } from './fault-codes.ts'
import type { FieldType } from './normalise.ts'
import type { FormFlag, RegisterMethod } from './register-methods.ts'

/** The rule that follows from a field's name; it applies when the merchant's config states no template and no pattern. */
export interface FieldShape {
  /** Expressions that must all match the value; none has a look-behind or back-reference (a test reads them all). */
  readonly shape: readonly RegExp[]
  /** What no expression can say in linear time. */
  readonly holds?: (value: string) => boolean
  /** The bounds of the network itself; those of the config apply as well. */
  readonly min?: number
  readonly max?: number
  /** Digits of every script are folded to ASCII for this field, whichever rule the config asks for. */
  readonly numeric?: true
  /** The normal form of a value, in which it is checked, sent and stored when this rule applies. */
  readonly tidy?: (value: string) => string
  readonly valid: readonly string[]
  readonly invalid: readonly string[]
}

/**
 * What the gateway stores of a value: the name or the password one signs in with, an entry of the profile, as it is or
 * hashed; nothing of a repetition or a proof.
 */
export type FieldStorage = 'account' | 'password' | 'profile' | 'profileHash' | 'nothing'

/**
 * The input of a field where the configuration does not say, and what the browser may fill in. A password is never
 * readable on the screen, and says whether a password manager should make one up.
 */
type FieldInput =
  | { readonly type: 'password'; readonly autoComplete: 'new-password' | 'off' }
  | { readonly type: Exclude<FieldType, 'password'>; readonly autoComplete?: string }

/** One field of the register form: everything about it but its texts and what a merchant's configuration says. */
export type FieldRecord = FieldInput & FieldTraits

interface FieldTraits {
  readonly storage: FieldStorage
  /** The keyboard of a phone. */
  readonly inputMode?: 'tel' | 'email' | 'numeric'
  /** Names and free text follow their own direction; accounts, numbers and codes always run left to right. */
  readonly isFreeText?: true
  /** A secret that is asked for again at another keyboard: its digits count in every script. */
  readonly foldsDigits?: true
  /** People invent the value, so its rule is shown before it is broken. */
  readonly isInvented?: true
  /** Flags that need the field: while one is on, the configuration enables and requires it. */
  readonly neededBy?: readonly FormFlag[]
  /** The flag without which the field is never asked for. */
  readonly onlyWith?: FormFlag
  /** The field without which this one is never asked for. */
  readonly beside?: 'password' | 'mobileNum'
  /** Whether a method asks for it, where not every method does. */
  readonly isInForm?: (method: RegisterMethod, flags: Readonly<Record<FormFlag, boolean>>) => boolean
  /** Not asked for again where the page's address brought a value that holds. */
  readonly isLinked?: true
  /** Shown only to be filled in, whatever the configuration says. */
  readonly isAlwaysRequired?: true
  /** What is said of an empty value, where it has words of its own. */
  readonly emptyCode?: FaultCode
  readonly rule?: FieldShape
}
