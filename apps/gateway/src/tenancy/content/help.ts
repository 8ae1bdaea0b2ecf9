import { escapeHtml } from '@livery/contract/escape-html'
import type { HelpSection } from '@livery/contract/support/help'
import { INSTALL_SECTION } from '@livery/contract/support/help-sections'
import { textIn } from '@livery/merchant/texts'
import { cleanHtml } from '../../platform/clean-html.ts'
import type { Site } from '../sites/site.ts'

/** A cache: cleaning takes milliseconds, and a release's help does not change. */
const byMerchant = new WeakMap<object, Map<string, HelpSection[]>>()

/** The merchant's help centre in a language, in its order. */
export function helpOf({ merchant }: Pick<Site, 'merchant'>, language: string): HelpSection[] {
  return byMerchant
    .getOrInsertComputed(merchant, () => new Map())
    .getOrInsertComputed(language, () => readableHelp(merchant, language))
}

function readableHelp(merchant: Site['merchant'], language: string): HelpSection[] {
  const facts = { '{merchant}': merchant.name, '{age}': String(merchant.compliance.ageMinimum) }
  const filled = (words: string, write: (fact: string) => string) =>
    Object.entries(facts).reduce((text, [place, fact]) => text.replaceAll(place, () => write(fact)), words)
  const shown = merchant.help.filter(({ id }) => id !== INSTALL_SECTION || merchant.apps.length > 0)
  return shown.map(({ id, title, content }) => ({
    id,
    title: filled(textIn(title, language, merchant.languages), (fact) => fact),
    // Isolated, so that a name in another script does not change the direction of the surrounding text.
    content: cleanHtml(
      filled(textIn(content, language, merchant.languages), (fact) => `<bdi>${escapeHtml(fact)}</bdi>`),
    ),
  }))
}
