import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import {
  CONFIGURATION_EVENT,
  CONFIGURATION_REQUEST,
  type ConfigurationSaved,
} from '@livery/contract/configuration-saved'
import type { SiteBuild } from '@livery/contract/render'
import type { FastifyInstance } from 'fastify'
import type { SiteCode } from './renderer.ts'

/** The placeholder for each page's nonce in what Vite adds to the page. */
const NONCE_PLACEHOLDER = '__vite_nonce__'

/** The site's live modules through Vite's development server: edits show without a build. */
export async function developmentCode(app: FastifyInstance, root: string, hotReloadPort: number): Promise<SiteCode> {
  const [{ createServer }, { default: middie }] = await Promise.all([import('vite'), import('@fastify/middie')])
  const vite = await createServer({
    configFile: join(root, 'apps/site/vite.config.ts'),
    root: join(root, 'apps/site'),
    appType: 'custom',
    // Vite adds its own scripts and styles to the page, and their text changes after each edit, so they get a nonce.
    html: { cspNonce: NONCE_PLACEHOLDER },
    server: { middlewareMode: true, hmr: { port: hotReloadPort } },
  })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  const faulty = new Map<string, ConfigurationSaved>()
  vite.ws.on(CONFIGURATION_REQUEST, (_data, page) => {
    for (const saved of faulty.values()) page.send(CONFIGURATION_EVENT, saved)
  })
  return {
    assets: () => null,
    build: async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as SiteBuild,
    async developmentHead(path) {
      const shell = await vite.transformIndexHtml(path, '<html><head></head><body></body></html>')
      const head = /<head>([\s\S]*)<\/head>/.exec(shell)?.[1] ?? ''
      const nonce = randomBytes(16).toString('base64url')
      return { head: head.replaceAll(NONCE_PLACEHOLDER, nonce), nonce, script: '/src/entry-client.tsx' }
    },
    configurationSaved(saved) {
      if (saved.faults.length > 0) faulty.set(saved.merchant, saved)
      else faulty.delete(saved.merchant)
      vite.ws.send(CONFIGURATION_EVENT, saved)
    },
  }
}
