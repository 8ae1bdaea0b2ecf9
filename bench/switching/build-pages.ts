import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { themesPlugin } from '../../.storybook/themes-plugin.ts'
import { callTable } from '../../apps/site/vite/call-table.ts'

/** Transitions are off, so that the switch is measured and not the frames of an animation. */
const AT_ONCE = '*,*::before,*::after{transition:none!important;animation:none!important}'

/** A page with its script and style inside. */
export const documentOf = (style: string, body: string, script: string): string =>
  `<!doctype html><html lang="en" data-mode="light"><head><meta charset="utf-8"><style>${style}</style><style>${AT_ONCE}</style></head>` +
  `<body><div id="root">${body}</div><script type="module">${script.replaceAll('</script', '<\\/script')}</script></body></html>`

/**
 * Builds one page for production. A page that counts its renders needs React's profiling build, which also writes each
 * commit into the browser's timeline and so costs more than what visitors run.
 */
export async function buildPage(
  name: string,
  { folder = join(import.meta.dirname, 'pages'), countsRenders = true } = {},
): Promise<{ readonly style: string; readonly script: string }> {
  const built = await build({
    configFile: false,
    root: folder,
    mode: 'production',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: countsRenders ? { 'react-dom/client': 'react-dom/profiling' } : {} },
    plugins: [callTable(), themesPlugin(), vanillaExtractPlugin(), react()],
    build: {
      write: false,
      target: 'esnext',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(folder, `${name}.tsx`),
        // Dynamic imports of a page are bundled into its single script.
        output: { codeSplitting: false },
      },
    },
  })
  const { output } = [built].flat()[0] as Extract<typeof built, { output: unknown }>
  const script = output.find((file) => file.type === 'chunk')?.code ?? ''
  const sheet = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  return { script, style: sheet?.type === 'asset' ? String(sheet.source) : '' }
}
