import type { Plugin } from 'vite'
import { pictureAddresses } from './pages/picture-addresses.ts'
import { openPictureSource, type PictureSource } from './pages/picture-source.ts'

/**
 * Serves the pictures of games, banners, logos and marks that recorded pages contain, drawn by the gateway's own code:
 * on request in development and tests, as files in a build.
 */
export function picturesPlugin(): Plugin {
  let pictureSource: Promise<PictureSource> | undefined
  const open = () => {
    pictureSource ??= openPictureSource()
    return pictureSource
  }
  return {
    name: 'livery-pictures',
    configureServer(server) {
      server.httpServer?.once('close', () => pictureSource?.then(({ close }) => close()).catch(() => undefined))
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://stories.invalid')
        if (!/^\/(img|vendors|brand)\//.test(pathname)) return next()
        open()
          .then(({ find }) => find(pathname)?.())
          .then((drawn) => {
            if (!drawn) return next()
            response.setHeader('content-type', drawn.type)
            response.end(drawn.bytes)
          })
          .catch(next)
      })
    },
    async generateBundle() {
      const { find, close } = await open()
      for (const address of await pictureAddresses()) {
        const drawn = await find(address)?.()
        if (drawn) this.emitFile({ type: 'asset', fileName: address.slice(1), source: drawn.bytes })
      }
      await close()
      pictureSource = undefined
    },
  }
}
