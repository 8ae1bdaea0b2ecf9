/**
 * The check digit of Brazil's tax numbers. From the right, each value is multiplied by 2, 3 and so on up to
 * `maxWeight`, then again from 2. The digit is the difference to the next multiple of 11, or 0 where that is 10 or 11.
 * Source: Receita Federal, for CPF and CNPJ.
 */
export function mod11(values: readonly number[], maxWeight: number): number {
  const sum = values.toReversed().reduce((total, value, at) => total + value * (2 + (at % (maxWeight - 1))), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
