import type { BootLanguage } from '@livery/contract/boot'

/**
 * The name that a language's texts are kept under: its tag. Of a language that is shown in another one's texts it is
 * that one's tag with a private extension (`ru-x-kk`), which counts alike and is never taken for the other's own.
 */
export function textsTag({ code, tag, nativeTag }: BootLanguage): string {
  return tag === nativeTag ? tag : `${tag}-x-${code.toLowerCase()}`
}
