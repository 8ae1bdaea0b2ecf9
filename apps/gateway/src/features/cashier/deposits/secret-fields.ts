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
  /** What anybody may read who sees the deposit. */
  readonly fields: Values
  /** What is secret; null where nothing is. */
  readonly sealedFields: Buffer | null
}

/** Of a short number fewer figures may be seen. */
const masked = (value: string) => `••••${value.slice(value.length >= 12 ? -4 : -2)}`

/** What a member typed as it is stored: of what the way to pay calls secret only the end is left to be read. */
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

/** What a member typed, for the provider alone. What was stored before it was secret is sealed now. */
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
