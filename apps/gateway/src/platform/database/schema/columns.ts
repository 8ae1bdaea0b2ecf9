import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Raw bytes, such as the hash of a token. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** A transaction's number, 64 bits, never reused. */
export const transactionId = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' })

/** A moment, with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })
