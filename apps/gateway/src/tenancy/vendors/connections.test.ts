import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { StartupError } from '../../platform/startup-error.ts'
import { type ArcadeSettings, statedVendors } from '../../platform/vendor-settings.ts'
import { Vendors } from './vendors.ts'

const VENDORS = join(import.meta.dirname, '../../../../../vendors')
const SECRET = 'nobody-else-may-see-this'
const folder = mkdtempSync(join(tmpdir(), 'vendor-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

const arcade: ArcadeSettings = {
  apiUrl: 'http://127.0.0.1:9',
  gameOrigin: 'http://arcade.localhost:9',
  secret: SECRET,
  walletUrl: 'http://127.0.0.1:3000/seamless',
}
const own = {
  apiUrl: 'https://api.example',
  gameOrigin: 'https://games.example',
  secret: SECRET,
  walletUrl: 'https://w.example',
}

/** Loads vendors with a file of settings; the arcade plays the others, or with null nothing does. */
function load(settings: unknown, played: ArcadeSettings | null = arcade): Promise<Vendors> {
  const file = join(folder, 'vendors.json')
  writeFileSync(file, typeof settings === 'string' ? settings : JSON.stringify(settings))
  return Vendors.load(VENDORS, { stated: statedVendors({ VENDOR_SETTINGS: file }, '/'), arcade: played })
}

async function fault(settings: unknown, played: ArcadeSettings | null = arcade): Promise<string> {
  try {
    await load(settings, played)
  } catch (error) {
    if (error instanceof StartupError) return error.message
    throw error
  }
  return 'it started'
}

describe('the settings of vendors', () => {
  test('each vendor has its own; in a demonstration the arcade plays those without', async () => {
    const vendors = await load({ jdb: own })
    const [jdb, pg] = [vendors.byId.get('jdb')!, vendors.byId.get('pg')!]
    expect(vendors.connection(jdb)).toMatchObject({ id: 'jdb', gameOrigins: ['https://games.example'] })
    expect(vendors.connection(pg)).toMatchObject({ id: 'arcade', gameOrigins: ['http://arcade.localhost:9'] })
    expect(vendors.gameOrigins.sort()).toEqual(['http://arcade.localhost:9', 'https://games.example'])
    expect(JSON.stringify([vendors.connection(jdb), vendors.connection(pg), vendors])).not.toContain(SECRET)

    const missing = await fault({ jdb: own }, null)
    expect(missing).toContain('The vendor "arcade" has no settings. State apiUrl, gameOrigin, secret, walletUrl under')
    expect(missing).toContain('VENDOR_SETTINGS')
  })

  test('a vendor whose settings are null is not connected', async () => {
    const vendors = await load({ arcade: null, sv3: null, cardinal: null, imes: own }, null)
    expect(vendors.connection(vendors.byId.get('pg')!)).toBeNull()
    expect(vendors.connection(vendors.byId.get('imes')!)).toMatchObject({ id: 'imes' })
  })

  test('a fault names the vendor, the key and the repair, and never a value', async () => {
    const short = 'hushhush'
    const faults = [
      [await fault({ sv3: { ...own, secret: short } }), '"secret" must be a secret of 16 characters or more'],
      [
        await fault({ sv3: { ...own, gameOrigin: `https://${short}/x` } }),
        '"gameOrigin" must be an origin without a path',
      ],
      [await fault({ sv3: { ...own, apiUrl: undefined } }), '"apiUrl" is missing and must be an http or https address'],
      [await fault({ sv3: { ...own, password: short } }), '"password" is no setting of it; there are apiUrl'],
      [await fault({ sv3: short }), 'it must be an object, or null'],
      [await fault({ sv3: { ...own, sources: [short] } }), '"sources" must be a list of addresses or blocks, such as'],
      [await fault({ sv3: { ...own, sources: ['10.0.0.0/33'] } }), '"sources" must be a list of addresses or blocks'],
      [await fault({ sv3: { ...own, limits: { PHP: { amount: short } } } }), '"limits" must be an object by currency'],
      [await fault({ sv3: { ...own, callsPerMinute: 0 } }), '"callsPerMinute" must be a whole number'],
    ] as const
    for (const [message, repair] of faults) {
      expect(message).toContain('The settings of the vendor "sv3" cannot work: ')
      expect(message).toContain(repair)
      expect(message).toContain('Mend "sv3" in the file that VENDOR_SETTINGS names.')
      expect(message).not.toMatch(new RegExp(`${short}|${SECRET}`))
    }
  })

  test('each has a secret of its own', async () => {
    const message = await fault({ jdb: own, sv3: own })
    expect(message).toBe(
      'The vendors "sv3" and "jdb" have the same "secret". Agree on one of its own with each, in the file that VENDOR_SETTINGS names.',
    )
    const vendors = await load({})
    for (const id of ['arcade', 'imes', 'sv3']) {
      const { terms } = vendors.connectionById(id)!
      expect(terms.limitsOf('EUR')).toEqual({ amount: '1000000', round: '2000000', hour: '20000000' })
      expect(terms.limitsOf('VND').amount).toBe('10000000000')
      expect(terms.sources).toBeNull()
    }
  })

  test('an unknown vendor, a file that is not JSON and a missing secret are named in the error', async () => {
    expect(await fault({ sv4: own })).toContain('settings for "sv4", which is neither a vendor nor an adapter')
    const broken = await fault(`{"sv3": {"secret": "${SECRET}",,}}`)
    expect(broken).toContain('must be a JSON object of settings by vendor')
    expect(broken).not.toContain(SECRET)
    expect(await fault({ sv3: { ...own, secret: { file: 'not-there' } } })).toMatch(
      /^"secret" of the vendor "sv3" in .*vendors\.json names the file .*not-there, which cannot be read \(ENOENT\)\.$/,
    )
  })

  test('a fault of a manifest is reported with its place', async () => {
    const { readManifest } = await import('./manifest.ts')
    const manifest = JSON.parse(readFileSync(join(VENDORS, 'jdb', 'vendor.json'), 'utf8'))
    const read = (changes: object) => {
      const file = join(folder, 'vendor.json')
      writeFileSync(file, JSON.stringify({ ...manifest, ...changes }))
      return () => readManifest(file)
    }
    expect(read({})()).toEqual(manifest)
    expect(read({ gameTypes: ['CHESS'] })).toThrow(/vendor\.json: \/gameTypes\/0 /)
    expect(read({ art: { ...manifest.art, frame: 'gold-leaf' } })).toThrow(/vendor\.json: \/art\/frame /)
    expect(read({ adapter: undefined })).toThrow(/vendor\.json: .*adapter/)
    expect(read({ offered: { countries: ['PH'] } })).toThrow(/vendor\.json: \/offered\/countries is not known here\./)
  })
})
