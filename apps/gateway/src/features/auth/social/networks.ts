import type { SocialNetwork } from '@livery/contract/auth/social'
import { LiveryError } from '@livery/contract/errors'
import * as client from 'openid-client'
import type { Settings } from '../../../platform/settings.ts'
import type { Site } from '../../../tenancy/sites/site.ts'
import { EmbeddedIdentity } from './embedded-identity.ts'

const FLAG = { google: 'SOCIALGOOGLE', facebook: 'SOCIALFACEBOOK' } as const satisfies Record<SocialNetwork, string>

const GOOGLE = new URL('https://accounts.google.com')
/** Facebook's discovery document lacks the token endpoint. */
const FACEBOOK = {
  issuer: 'https://www.facebook.com',
  authorization_endpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
  token_endpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
  jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
  id_token_signing_alg_values_supported: ['RS256'],
} as const satisfies client.ServerMetadata

/** Whether the merchant offers a network. */
function isOffered({ merchant }: Site, network: SocialNetwork): boolean {
  return merchant.capabilities[FLAG[network]] && merchant.thirdParties.social?.[network] !== undefined
}

/** The networks as OpenID providers; each discovery document is read once. */
export class SocialNetworks {
  readonly #settings: Settings
  readonly #embedded: EmbeddedIdentity
  readonly #known = new Map<string, Promise<client.Configuration>>()

  constructor(settings: Settings) {
    this.#settings = settings
    this.#embedded = new EmbeddedIdentity(settings)
  }

  /** Throws FEATURE_DISABLED when the merchant does not offer the network, or this deployment has no secret for it. */
  async configuration(site: Site, network: SocialNetwork): Promise<client.Configuration> {
    const { provider, clientId } = site.merchant.thirdParties.social?.[network] ?? {}
    if (!isOffered(site, network) || !provider) throw new LiveryError('FEATURE_DISABLED')
    const key = `${network}|${provider}|${clientId ?? ''}`
    return this.#known.getOrInsertComputed(key, () =>
      this.#discover(network, provider, clientId).catch((error: unknown) => {
        this.#known.delete(key)
        throw error
      }),
    )
  }

  async stop(): Promise<void> {
    await this.#embedded.stop()
  }

  async #discover(
    network: SocialNetwork,
    provider: 'embedded' | 'hosted',
    clientId = '',
  ): Promise<client.Configuration> {
    if (provider === 'embedded') {
      const identity = await this.#embedded.open()
      if (!identity) throw new LiveryError('FEATURE_DISABLED')
      return client.discovery(new URL(identity.url), network, identity.secret, undefined, {
        execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
      })
    }
    const secret = this.#settings.socialSecrets.get(clientId)
    if (secret === undefined) throw new LiveryError('FEATURE_DISABLED')
    if (network === 'google')
      return client.discovery(GOOGLE, clientId, secret, undefined, { execute: [client.enableNonRepudiationChecks] })
    const facebook = new client.Configuration(FACEBOOK, clientId, secret, client.ClientSecretPost(secret))
    client.enableNonRepudiationChecks(facebook)
    return facebook
  }
}
