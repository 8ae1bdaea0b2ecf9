import { FLAGS, type Flag } from '@livery/contract/capabilities'
import Type, { type TBoolean } from 'typebox'

export const FLAG_NAMES = Object.keys(FLAGS) as readonly Flag[]

/** Every flag of the contract must be stated: a missing one is a fault, never a default. */
const Flags = Type.Object(
  Object.fromEntries(
    FLAG_NAMES.map((flag) => [flag, Type.Boolean({ description: `true or false (${FLAGS[flag]})` })]),
  ) as Record<Flag, TBoolean>,
  { additionalProperties: false, description: 'what this merchant can do; every flag is stated' },
)

/** The functions of this merchant. */
export const capabilities = { flags: Flags }
