import type { NumberLayout } from '@livery/locale/locale-row'

/** An amount of the wire as people of a language write it, without decimals that are all zero. */
export function writtenAmount(amount: string, { decimal }: NumberLayout): string {
  return amount.replace(/\.0+$/, '').replace('.', decimal)
}
