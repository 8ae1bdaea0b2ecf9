import Type from 'typebox'
import { defineCall } from './call.ts'
import { Amount, Empty } from './schemas.ts'

export const getBalanceV2 = defineCall({
  name: 'getBalanceV2',
  module: 'wallet',
  summary: 'The spendable balance, read from the primary database',
  method: 'GET',
  path: '/api/wallet/balance',
  auth: 'member',
  encrypted: false,
  request: Empty,
  response: Type.Object({ balance: Amount, currency: Type.String() }),
  errors: ['NOT_SIGNED_IN'],
})
