import { randomUUID } from 'node:crypto'
import { VendorInMaintenance, type WalletTransfer, type WalletTransferOutcome } from '@livery/contract/vendor-wallet'
import { describe, expect, it } from 'vitest'
import { expectBalancedBooks } from '../../../ledger/testing.ts'
import { readOwnMoney, requestWalletTransfer } from '../../../ledger/vendor-wallets/transfers.ts'
import { makePlayer } from '../../../ledger/wallet/testing.ts'
import { forEachDatabase } from '../../../platform/database/testing/databases.ts'
import { type DriveServices, driveTransfer } from './drive.ts'

const VENDOR = 'rooms'

/** A vendor whose answers to each request the test gives in its own order. */
function heldVendor() {
  const requests: PromiseWithResolvers<WalletTransferOutcome>[] = []
  return {
    requests,
    wallet: {
      balance: async () => '0.00',
      transfer: (_: WalletTransfer) => {
        const request = Promise.withResolvers<WalletTransferOutcome>()
        requests.push(request)
        return request.promise
      },
      transferStatus: async () => ({ state: 'absent' as const }),
      rounds: async () => ({ rounds: [], next: null }),
    },
  }
}

forEachDatabase((_, database) => {
  expectBalancedBooks(database)

  describe('a transfer that two gateways drive', () => {
    const begin = async () => {
      const { merchantId, memberId } = await makePlayer(database(), { balanceMinor: 10_000n })
      const owner = { merchantId, memberId, currency: { code: 'PHP', exponent: 2 } }
      const reference = `T${randomUUID()}`
      const of = { reference, key: randomUUID(), vendorId: VENDOR, direction: 'in', amountMinor: 4_000n } as const
      await requestWalletTransfer(database(), { ...owner, ...of })
      const vendor = heldVendor()
      const services = {
        all: database(),
        vendors: {
          byId: new Map([[VENDOR, { id: VENDOR }]]),
          connection: () => ({ id: VENDOR, wallet: vendor.wallet }),
        },
        log: { warn: () => {}, error: () => {} },
      } as unknown as DriveServices
      const drive = async () => {
        const before = vendor.requests.length
        const driven = driveTransfer(services, merchantId, reference)
        await expect.poll(() => vendor.requests.length).toBe(before + 1)
        return { driven }
      }
      const money = async () => {
        const { available, transit, atVendors } = await readOwnMoney(database(), owner, [VENDOR])
        return { available, transit, atVendor: atVendors.get(VENDOR) ?? 0n }
      }
      return { vendor, drive, money }
    }

    it('has not failed where the first request meets a maintenance while the second may be taken', async () => {
      const { vendor, drive, money } = await begin()
      const first = await drive()
      const second = await drive()
      vendor.requests[0]?.reject(new VendorInMaintenance())
      expect((await first.driven)?.state).toBe('unknown')
      vendor.requests[1]?.resolve({ state: 'done' })
      expect((await second.driven)?.state).toBe('done')
      expect(await money()).toEqual({ available: 6_000n, transit: 0n, atVendor: 4_000n })
    })

    it('has failed where its only request met a maintenance, and is not sent again', async () => {
      const { vendor, drive, money } = await begin()
      const first = await drive()
      vendor.requests[0]?.reject(new VendorInMaintenance())
      expect(await first.driven).toMatchObject({ state: 'failed', reason: 'maintenance' })
      expect(await money()).toEqual({ available: 10_000n, transit: 0n, atVendor: 0n })
    })
  })
})
