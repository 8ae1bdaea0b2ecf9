/**
 * The check digit that Brazil's tax numbers have: from the right, each value is multiplied by 2, 3 and so on up to
 * `maxWeight` and again from 2; what is missing to a multiple of 11 is the digit, 0 where that is 10 or 11.
 * Source: Receita Federal, for CPF and CNPJ.
 */
export function mod11(values: readonly number[], maxWeight: number): number {
  const sum = values.toReversed().reduce((total, value, at) => total + value * (2 + (at % (maxWeight - 1))), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
