import type { Deposit } from '@livery/contract/cashier/deposits'
import { ProofForm } from './proof-form.tsx'
import { SlipForm } from './slip-form.tsx'

/** How the member shows to have paid, where the way to pay asks for it. */
export function Proof({ deposit }: { readonly deposit: Deposit }) {
  if (deposit.proof === 'slip') return <SlipForm deposit={deposit} />
  if (deposit.proof === 'transactionNumber') return <ProofForm deposit={deposit} />
  return null
}
