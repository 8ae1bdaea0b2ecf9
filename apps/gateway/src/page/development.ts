import { join } from 'node:path'
import { CONFIGURATION_EVENT } from '@livery/contract/configuration-saved'
import type { Render } from '@livery/contract/render'
import type { FastifyInstance } from 'fastify'
import { NONCE_PLACEHOLDER } from './document.ts'
import type { SiteCode } from './renderer.ts'

/** The site's live modules through Vite's development server: edits show without a build. */
export async function developmentCode(app: FastifyInstance, root: string, hotReloadPort: number): Promise<SiteCode> {
  const [{ createServer }, { default: middie }] = await Promise.all([import('vite'), import('@fastify/middie')])
  const vite = await createServer({
    configFile: join(root, 'apps/site/vite.config.ts'),
    root: join(root, 'apps/site'),
    appType: 'custom',
    // Vite then puts the page's nonce on all that it adds.
    html: { cspNonce: NONCE_PLACEHOLDER },
    server: { middlewareMode: true, hmr: { port: hotReloadPort } },
  })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  return {
    assets: () => null,
    render: async () => ((await vite.ssrLoadModule('/src/entry-server.tsx')) as { render: Render }).render,
    async developmentHead(path) {
      const shell = await vite.transformIndexHtml(path, '<html><head></head><body></body></html>')
      const head = /<head>([\s\S]*)<\/head>/.exec(shell)?.[1] ?? ''
      return { head, script: '/src/entry-client.tsx' }
    },
    configurationSaved: (saved) => vite.ws.send(CONFIGURATION_EVENT, saved),
  }
}
