import type { DepositInstruction } from '@livery/contract/cashier/deposits'

/** The instruction of a kind of payment. */
export type InstructionOf<Kind extends DepositInstruction['kind']> = Extract<
  DepositInstruction,
  { readonly kind: Kind }
>
