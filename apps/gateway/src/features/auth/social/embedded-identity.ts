import { startChildService } from '../../../platform/child-service.ts'
import { derivedKey } from '../../../platform/secrets/derived-key.ts'
import type { Settings } from '../../../platform/settings.ts'

/**
 * Our own OpenID provider for demonstrations and tests: it accepts any identity without proof. It starts at the first
 * sign-in that uses it.
 */
export class EmbeddedIdentity {
  readonly #settings: Settings
  #running: Promise<{ stop(): Promise<void> }> | null = null

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** Its address and the client secret; null in production without a demo, where nobody may sign in without proof. */
  async open(): Promise<{ readonly url: string; readonly secret: string } | null> {
    const { demo, development, identityPort: port, root } = this.#settings
    if (!demo && !development) return null
    const url = `http://localhost:${port}`
    const secret = derivedKey(this.#settings, 'embedded-identity').toString('hex')
    this.#running ??= startChildService(root, {
      name: 'embedded OpenID provider',
      script: 'apps/identity/src/main.ts',
      url,
      environment: { IDENTITY_PORT: String(port), IDENTITY_SECRET: secret },
    })
    await this.#running.catch((error: unknown) => {
      this.#running = null
      throw error
    })
    return { url, secret }
  }

  async stop(): Promise<void> {
    const running = await this.#running?.catch(() => null)
    await running?.stop()
  }
}
