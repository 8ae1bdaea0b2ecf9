import type { FaultCode } from './fault-codes.ts'
import type { FieldType } from './normalise.ts'
import type { FormFlag, RegisterMethod } from './register-methods.ts'

/** The rule that follows from a field's name; it applies when the merchant's config states no template and no pattern. */
export interface FieldShape {
  /** Expressions that must all match the value; none has a look-behind or back-reference (a test reads them all). */
  readonly shape: readonly RegExp[]
  /** A condition that no expression can check in linear time. */
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
 * The storage of a value in the gateway: as account name or password, as an entry of the profile, plain or hashed; a
 * repetition or a proof is not stored.
 */
export type FieldStorage = 'account' | 'password' | 'profile' | 'profileHash' | 'nothing'

/**
 * The input of a field by default, and the kind of value that the browser may fill in. A password is never readable on
 * the screen, and states whether a password manager should generate one.
 */
type FieldInput =
  | { readonly type: 'password'; readonly autoComplete: 'new-password' | 'off' }
  | { readonly type: Exclude<FieldType, 'password'>; readonly autoComplete?: string }

/** One field of the register form, with everything except its texts and a merchant's configuration. */
export type FieldRecord = FieldInput & FieldTraits

interface FieldTraits {
  readonly storage: FieldStorage
  /** The keyboard of a phone. */
  readonly inputMode?: 'tel' | 'email' | 'numeric'
  /** Names and free text follow their own direction; accounts, numbers and codes always run left to right. */
  readonly isFreeText?: true
  /** A secret that will be typed again on another keyboard: its digits count in every script. */
  readonly foldsDigits?: true
  /** People invent the value, so its rule is shown before they break it. */
  readonly isInvented?: true
  /** Flags that need the field: while one is on, the configuration enables and requires it. */
  readonly neededBy?: readonly FormFlag[]
  /** The flag without which the form never has the field. */
  readonly onlyWith?: FormFlag
  /** The field without which the form never has this one. */
  readonly beside?: 'password' | 'mobileNum'
  /** The methods whose forms have it, where not all have. */
  readonly isInForm?: (method: RegisterMethod, flags: Readonly<Record<FormFlag, boolean>>) => boolean
  /** Hidden where the page's address contains a valid value. */
  readonly isLinked?: true
  /** Shown only so that it is filled in, whatever the configuration states. */
  readonly isAlwaysRequired?: true
  /** The fault of an empty value, where it has its own text. */
  readonly emptyCode?: FaultCode
  readonly rule?: FieldShape
}
