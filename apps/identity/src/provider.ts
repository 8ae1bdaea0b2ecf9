import { generateKeyPairSync, randomBytes } from 'node:crypto'
import Provider from 'oidc-provider'
import type { Person } from './person.ts'

export interface IdentityOptions {
  readonly port: number
  /** The clients' secret, with which a site proves that it is the gateway. */
  readonly clientSecret: string
}

/** The simulated networks; each is a client of its own. */
const CLIENTS = ['google', 'facebook'] as const

/** An OpenID provider that asks for a name instead of a password; for development and tests only. */
export function createProvider(issuer: string, clientSecret: string, people: ReadonlyMap<string, Person>): Provider {
  const provider = new Provider(issuer, {
    clients: CLIENTS.map((client_id) => ({
      client_id,
      client_secret: clientSecret,
      redirect_uris: [`${issuer}/none`],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    })),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(32).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, sub) => {
      const person = people.get(sub)
      if (!person) return undefined
      return { accountId: sub, claims: async () => ({ ...person, email_verified: true }) }
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...newSigningKey(), use: 'sig', alg: 'RS256' }] },
    // Consent is implied by signing in, so there is no second page.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    pkce: { required: () => true },
    ttl: { AuthorizationCode: 60, AccessToken: 60, IdToken: 300, Grant: 300, Interaction: 600, Session: 600 },
  })
  // Merchants come and go while it runs, so any site of this machine may use it.
  provider.Client.prototype.redirectUriAllowed = (address: string) => {
    const { hostname, pathname } = new URL(address)
    const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
    return isLocal && /^\/api\/auth\/social\/(google|facebook)\/callback$/.test(pathname)
  }
  return provider
}

function newSigningKey() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }) as { kty: 'RSA' }
}
