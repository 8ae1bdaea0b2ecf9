import type { PaymentField } from '@livery/contract/payments/method'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { type DepositRow, sealDepositFields } from '../../../ledger/payments/deposits.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { KeySettings } from '../../../platform/secrets/derived-key.ts'
import { sealed, unsealed } from '../../../platform/secrets/seal.ts'
import { sealOwner } from '../../../platform/secrets/sealed-columns.ts'

type Values = Readonly<Record<string, string>>

interface StoredFields {
  /** The part that everybody who sees the deposit may read. */
  readonly fields: Values
  /** The secret part; null where there is none. */
  readonly sealedFields: Buffer | null
}

/** Shorter numbers show fewer digits. */
const masked = (value: string) => `••••${value.slice(value.length >= 12 ? -4 : -2)}`

/**
 * A member's input in the form in which it is stored. Of fields that the way to pay declares secret only the end stays
 * readable.
 */
export function storedFields(
  settings: KeySettings,
  reference: string,
  ofWay: readonly PaymentField[],
  values: Values,
): StoredFields {
  const secret = ofWay.flatMap(({ name, secret: isSecret }) => {
    const value = values[name]
    return isSecret && value !== undefined ? [[name, value] as const] : []
  })
  if (secret.length === 0) return { fields: values, sealedFields: null }
  const fields = { ...values, ...Object.fromEntries(secret.map(([name, value]) => [name, masked(value)])) }
  const plain = Buffer.from(JSON.stringify(Object.fromEntries(secret)))
  return { fields, sealedFields: sealed(settings, 'deposit-fields', plain, sealOwner([reference])) }
}

const SECRET = Type.Record(Type.String(), Type.String())

/** A member's input, for the provider only. Older input, from before the field was secret, is sealed now. */
export async function allFields(
  sql: Sql,
  settings: KeySettings,
  row: DepositRow,
  ofWay: readonly PaymentField[],
): Promise<Values> {
  const { reference, merchant_id: merchantId } = row
  if (row.sealed_fields) {
    const plain = unsealed(settings, 'deposit-fields', row.sealed_fields, sealOwner([reference]))
    return { ...row.fields, ...Value.Parse(SECRET, JSON.parse(plain.toString())) }
  }
  const { fields, sealedFields } = storedFields(settings, reference, ofWay, row.fields)
  if (sealedFields) await sealDepositFields(sql, merchantId, reference, fields, sealedFields)
  return row.fields
}
