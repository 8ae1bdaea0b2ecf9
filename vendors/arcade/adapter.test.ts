import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { objectFaults } from '@livery/contract/object-faults'
import { signBody, verifyBody } from '@livery/contract/seamless'
import { type LaunchRequest, WALLET_ACTIONS, WalletRefusal, type WalletStatus } from '@livery/contract/vendor'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import adapter from './adapter.ts'

const NOW = 1_780_000_000_000
const settings = {
  apiUrl: 'http://127.0.0.1:3001',
  gameOrigin: 'http://arcade.localhost:3001',
  secret: 'a-secret-of-the-tests',
  walletUrl: 'http://127.0.0.1:3000/seamless/arcade',
}

const operations = {
  authenticate: { action: 'authenticate', sessionId: 's-1', currency: 'PHP', token: 'tok_abc-123' },
  balance: { action: 'balance', sessionId: 's-1', currency: 'PHP' },
  bet: {
    action: 'bet',
    sessionId: 's-1',
    currency: 'KWD',
    transactionId: 'r-1:bet',
    roundId: 'r-1',
    amount: '0.100',
    roundClosed: false,
  },
  win: {
    action: 'win',
    sessionId: 's-1',
    currency: 'KWD',
    transactionId: 'r-1:win',
    roundId: 'r-1',
    amount: '12.5',
    roundClosed: true,
  },
  rollback: {
    action: 'rollback',
    sessionId: 's-1',
    currency: 'PHP',
    transactionId: 'r-1:rollback',
    referenceTransactionId: 'r-1:bet',
    roundId: 'r-1',
  },
  endRound: { action: 'endRound', sessionId: 's-1', currency: 'PHP', transactionId: 'r-1:end', roundId: 'r-1' },
} as const

const read = (
  action: string,
  body: string | Uint8Array,
  headers: Record<string, string> = signBody(settings.secret, body, NOW),
  nowMs = NOW,
) => adapter.readWalletCall({ action, headers, rawBody: Buffer.from(body), nowMs }, settings)

function refusal(act: () => unknown): WalletStatus | null {
  try {
    act()
    return null
  } catch (fault) {
    if (fault instanceof WalletRefusal) return fault.status
    throw fault
  }
}

describe('readWalletCall', () => {
  it('reads every operation exactly as it was sent', () => {
    for (const action of WALLET_ACTIONS)
      expect(read(action, JSON.stringify(operations[action]))).toEqual(operations[action])
  })

  it('refuses a wrong, missing or old signature, and any changed byte', () => {
    const body = JSON.stringify(operations.bet)
    const good = signBody(settings.secret, body, NOW)
    const tries = [
      () => read('bet', body, {}),
      () => read('bet', body, signBody('another-secret-altogether', body, NOW)),
      () => read('bet', body, signBody(settings.secret, body, NOW - 3_600_000)),
      () => read('bet', body, good, NOW + 3_600_000),
      () => read('bet', body, { ...good, 'x-livery-signature': 'zz' }),
      () => read('bet', `${body} `, good),
      () => read('bet', body.replace('0.100', '9.100'), good),
    ]
    for (const act of tries) expect(refusal(act)).toBe('INVALID_SIGNATURE')
  })

  it('checks the signature before it reads: unsigned nonsense is a signature fault', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(
          refusal(() => read('bet', bytes, { 'x-livery-timestamp': String(NOW), 'x-livery-signature': '00' })),
        ).toBe('INVALID_SIGNATURE')
      }),
    )
  })

  it('refuses signed nonsense as a request', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WALLET_ACTIONS), fc.oneof(fc.json(), fc.string()), (action, text) => {
        expect(refusal(() => read(action, text))).toBe('INVALID_REQUEST')
      }),
    )
  })

  it('refuses a body that was signed for another action', () => {
    const bet = JSON.stringify(operations.bet)
    expect(refusal(() => read('win', bet))).toBe('INVALID_REQUEST')
    expect(refusal(() => read('transfer', bet))).toBe('INVALID_REQUEST')
  })

  it('refuses missing, additional and misshapen fields', () => {
    for (const action of WALLET_ACTIONS) {
      const whole = operations[action] as Record<string, unknown>
      expect(refusal(() => read(action, JSON.stringify({ ...whole, more: 1 })))).toBe('INVALID_REQUEST')
      for (const field of Object.keys(whole)) {
        const { [field]: _, ...rest } = whole
        expect(
          refusal(() => read(action, JSON.stringify(rest))),
          `${action} without ${field}`,
        ).toBe('INVALID_REQUEST')
        expect(refusal(() => read(action, JSON.stringify({ ...whole, [field]: { $ne: 1 } })))).toBe('INVALID_REQUEST')
      }
    }
    for (const amount of ['0', '0.00', '-1', '1e3', '01', '1.', '.5', '1.00001', '9'.repeat(19), 5, ' 1', '1\n']) {
      expect(
        refusal(() => read('bet', JSON.stringify({ ...operations.bet, amount }))),
        String(amount),
      ).toBe('INVALID_REQUEST')
    }
  })
})

describe('writeWalletAnswer', () => {
  it('keeps the answer whole and gives verdicts their HTTP status', () => {
    const answer = { status: 'OK', balance: '1.000', currency: 'KWD', postingId: '7' } as const
    expect(adapter.writeWalletAnswer(answer)).toEqual({ status: 200, body: answer })
    expect(adapter.writeWalletAnswer({ status: 'INSUFFICIENT_FUNDS', balance: '0.00' }).status).toBe(200)
    expect(adapter.writeWalletAnswer({ status: 'INVALID_SIGNATURE' }).status).toBe(401)
    expect(adapter.writeWalletAnswer({ status: 'INVALID_REQUEST' }).status).toBe(400)
    expect(adapter.writeWalletAnswer({ status: 'ERROR' }).status).toBe(500)
  })
})

describe('settings', () => {
  it('names every fault', () => {
    expect(objectFaults(adapter.settings, settings)).toEqual([])
    const wrong = { apiUrl: 'ftp://x', gameOrigin: 'http://x/path', secret: 'short', walletUrl: 'here' }
    expect(objectFaults(adapter.settings, wrong)).toHaveLength(4)
  })
})

describe('launch', () => {
  let vendor: Server | undefined
  afterEach(() => vendor?.close())

  const request: LaunchRequest = {
    mode: 'demo',
    merchant: { id: 'm', name: 'M' },
    game: { code: 'g', vendor: 'V', type: 'RNG', name: 'G', pictureUrl: '/img/game/g/1' },
    player: null,
    token: null,
    sessionId: 's-1',
    currency: { code: 'PHP', symbol: '₱', exponent: 2 },
    language: { tag: 'en', dir: 'ltr' },
    device: 'desktop',
    lobbyUrl: 'http://m.localhost:3000/',
    colourMode: 'dark',
    brandColour: '#7c3aed',
    minimumSpinMs: 2_500,
  }

  /** A vendor that answers each launch in one way, and reports whether the signature was valid. */
  async function vendorThat(
    status: number,
    body: unknown,
  ): Promise<{ apiUrl: string; signed: () => boolean; sent: () => unknown }> {
    let seen = { body: '', headers: {} as Record<string, string | undefined>, path: '' }
    vendor = createServer((call, response) => {
      const chunks: Buffer[] = []
      call.on('data', (chunk) => chunks.push(chunk))
      call.on('end', () => {
        seen = {
          body: Buffer.concat(chunks).toString(),
          headers: call.headers as Record<string, string>,
          path: call.url ?? '',
        }
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      })
    })
    await new Promise<void>((resolve) => vendor?.listen(0, '127.0.0.1', resolve))
    return {
      apiUrl: `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`,
      signed: () => seen.path === '/v1/launch' && verifyBody(settings.secret, seen.body, seen.headers, Date.now()),
      sent: () => JSON.parse(seen.body),
    }
  }

  it('sends the whole request, signed, and returns the address in a frame', async () => {
    const { apiUrl, signed, sent } = await vendorThat(200, { url: 'http://arcade.localhost:3001/play/abc' })
    expect(await adapter.launch(request, { ...settings, apiUrl })).toEqual({
      url: 'http://arcade.localhost:3001/play/abc',
      origin: 'http://arcade.localhost:3001',
      mount: 'iframe',
    })
    expect(signed()).toBe(true)
    expect(sent()).toEqual({ ...request, walletUrl: settings.walletUrl })
  })

  it('refuses an address outside the vendor’s origin, a refusal, and silence', async () => {
    for (const url of [
      'http://evil.example/play/abc',
      'javascript:alert(1)',
      'http://arcade.localhost:3001.evil.example/',
      7,
    ]) {
      const { apiUrl } = await vendorThat(200, { url })
      await expect(adapter.launch(request, { ...settings, apiUrl })).rejects.toThrow('outside its origin')
      vendor?.close()
    }
    const { apiUrl } = await vendorThat(401, { code: 'INVALID_SIGNATURE' })
    await expect(adapter.launch(request, { ...settings, apiUrl })).rejects.toThrow('INVALID_SIGNATURE')
    await expect(adapter.launch(request, { ...settings, apiUrl: 'http://127.0.0.1:9' })).rejects.toThrow()
  })
})
