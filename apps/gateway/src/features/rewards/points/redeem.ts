import { createHash, randomBytes } from 'node:crypto'
import { LiveryError } from '@livery/contract/errors'
import { addressFault } from '@livery/contract/rewards/points/address-fault'
import type { PostalAddress, redeemPoints } from '@livery/contract/rewards/points/redeem'
import { ADDRESS_FIELDS, type AddressField, type RedeemRefusal } from '@livery/contract/rewards/points/words'
import { canonicalJson } from '@livery/merchant/canonical-json'
import { stripBidi } from '@livery/rules/strip-bidi'
import { pointsOf } from '../../../ledger/points/earned.ts'
import { makeOrder } from '../../../ledger/points/orders.ts'
import { sealed } from '../../../platform/secrets/seal.ts'
import { sealOwner } from '../../../platform/secrets/sealed-columns.ts'
import { type RewardContext, type RewardHandler, rewardedMember } from '../services.ts'

/** Orders an item at the price that was shown; the same key again answers the same order. */
export const redeemHandler: RewardHandler<typeof redeemPoints> = async (context) => {
  const { services, site } = context
  const { merchant } = site
  const { memberId } = rewardedMember(context)
  if (!merchant.pointMall) throw new LiveryError('FEATURE_DISABLED')
  const made = await order(context)
  const points = await pointsOf(services.database, merchant.id, memberId)
  return 'orderId' in made ? { ...made, refused: null, points } : { orderId: null, refused: made.refused, points }
}

type Made = { readonly orderId: string } | { readonly refused: RedeemRefusal }

async function order(context: RewardContext<typeof redeemPoints>): Promise<Made> {
  const { services, site, request } = context
  const { settings, database } = services
  const { id: merchantId, pointMall } = site.merchant
  const { memberId, vipLevel } = rewardedMember(context)
  const item = pointMall?.items.find(({ id }) => id === request.itemId)
  if (!item) return { refused: 'unknown' }
  if (item.points !== request.points) return { refused: 'price' }
  if (vipLevel < (item.level ?? 0)) return { refused: 'level' }
  const address = item.kind === 'physical' ? addressOf(request.address) : null
  const id = newId('P')
  const made = await makeOrder(database, {
    ...{ id, merchantId, memberId, itemId: item.id, kind: item.kind, picture: item.picture, points: item.points },
    name: item.name,
    sealedAddress: address && sealed(settings, 'point-address', Buffer.from(JSON.stringify(address)), sealOwner([id])),
    clientKey: request.key,
    requestHash: hashOf({ itemId: item.id, points: item.points, address }),
    stock: item.stock ?? null,
    most: item.most ?? null,
  })
  if (made.status === 'CONFLICT') throw new LiveryError('IDEMPOTENCY_CONFLICT')
  if (made.status === 'OK' || made.status === 'ALREADY') return { orderId: made.order ?? id }
  return { refused: made.status }
}

/** An address without what surrounds its parts. Throws VALIDATION that names what is missing or no such thing. */
function addressOf(typed: PostalAddress | undefined): PostalAddress {
  const fields = Object.keys(ADDRESS_FIELDS) as AddressField[]
  const parts = fields.map(
    (field) =>
      [
        field,
        stripBidi(typed?.[field] ?? '')
          .replace(/\s+/g, ' ')
          .trim(),
      ] as const,
  )
  const faults = parts.flatMap(([field, words]) => {
    const code = addressFault(field, words)
    return code === null ? [] : [{ field, code }]
  })
  if (faults.length > 0) throw new LiveryError('VALIDATION', { fields: faults })
  return Object.fromEntries(parts) as PostalAddress
}

export const hashOf = (request: object) => createHash('sha256').update(canonicalJson(request)).digest()

/** Without letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference of an order (`P`) or a conversion (`V`) that nobody can guess. */
export const newId = (letter: 'P' | 'V') =>
  letter + [...randomBytes(12)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
