import type { Deposit } from '@livery/contract/cashier/deposits'

/** Whether its payment is still awaited, so that the payer has to be told what to do. */
export const isOpen = ({ state }: Pick<Deposit, 'state'>): boolean => state === 'created' || state === 'awaiting'
