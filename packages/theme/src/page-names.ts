import { cssVarName, type LeafId } from './contract.ts'
import recorded from './page-names.json' with { type: 'json' }
import { SQUIRCLE_VAR } from './squircle.ts'

/**
 * The names that the contract's variables have in pages and in the site's build: a page names each variable it uses,
 * and the full names would add a kilobyte to the first visit. A name is the place in a recorded list to which leaves
 * are only added, so that a page that is open during a deployment understands the theme that a newer gateway sends.
 */
const pageNames = new Map<string, string>(
  [SQUIRCLE_VAR, ...(recorded as LeafId[]).map(cssVarName)].map((name, place) => [name, `--${place.toString(36)}`]),
)

/** The leaves that have a name in pages, in the order in which they got it. */
export const namedLeaves: readonly string[] = recorded

/** A text (style rules, a theme, a module) with the contract's variables under the names that they have in pages. */
export function withPageNames(text: string): string {
  return text.replace(/--lv-[a-z0-9-]+/g, (name) => pageNames.get(name) ?? name)
}
