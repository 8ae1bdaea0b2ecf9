import { brotliCompressSync, constants } from 'node:zlib'
import { loadTheme, themeIds } from '../packages/theme/src/load-theme.ts'

/** Bytes of each theme's style sheet in brotli: the whole contract in both modes, and the same under its heaviest overlay. */
export function themeCss(root: string): readonly { readonly id: string; readonly bytes: number }[] {
  return themeIds(root).map((id) => {
    const result = loadTheme(root, id)
    if (!result.ok) throw new Error(`${id} does not compile`)
    const looks = [result.theme, ...result.theme.overlays.map(({ theme }) => theme)]
    return { id, bytes: Math.max(...looks.map(({ css }) => packed(css))) }
  })
}

const packed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }).length
