import type { BootLanguage } from '@livery/contract/boot'

/**
 * The tag under which a language's texts are stored. A language that is shown in another one's texts has that one's tag
 * with a private extension (`ru-x-kk`), which has the same plural rules but is not mistaken for the other language.
 */
export function textsTag({ code, tag, nativeTag }: BootLanguage): string {
  return tag === nativeTag ? tag : `${tag}-x-${code.toLowerCase()}`
}
