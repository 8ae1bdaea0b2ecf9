import type { Flag } from '@livery/contract/capabilities'
import { menuEntries } from '@livery/contract/pages'
import type { Sound } from './draft.ts'
import type { MerchantFile } from './schema.ts'
import { MENUS } from './sections/menus/menus.ts'

type MemberEntry = (typeof MENUS)['memberMenu'][number]

/** Keys that a planned part of the product will read. */
interface Later {
  /** The part's name in `check`. */
  readonly part: string
  readonly keys?: readonly string[]
  readonly flags?: readonly Flag[]
  readonly memberMenu?: readonly MemberEntry[]
  readonly agentMenu?: readonly string[]
}

/**
 * The stated keys, flags and menu entries without a reader yet, by the part that will read them. Every other key has a
 * reader, which `tests/configuration/readers.ts` names.
 */
export const LATER: readonly Later[] = [
  {
    part: 'Agents',
    flags: ['AGENTPOLICY3'],
    agentMenu: MENUS.agentMenu.filter((entry) => !menuEntries('agentMenu').includes(entry)),
  },
]

/**
 * A merchant's values without an effect today, by the part that will read them, in the words of a person.
 *
 * @param file the sound part of `merchant.json`
 */
export function laterKeysOf(
  file: Sound<MerchantFile>,
): readonly { readonly part: string; readonly keys: readonly string[] }[] {
  return LATER.map(({ part, keys = [], flags = [], memberMenu = [], agentMenu = [] }) => ({
    part,
    keys: [
      ...keys.filter((key) => key !== 'menus.agentMenu' && valueAt(file, key) !== undefined),
      ...flags.filter((flag) => file.flags?.[flag] === true),
      ...entriesIn(file.menus?.memberMenu, memberMenu).map((entry) => `memberMenu ${entry}`),
      ...entriesIn(file.menus?.agentMenu, agentMenu).map((entry) => `agentMenu ${entry}`),
    ],
  })).filter(({ keys }) => keys.length > 0)
}

const entriesIn = (stated: readonly (string | undefined)[] | undefined, later: readonly string[]) =>
  (stated ?? []).flatMap((entry) => (entry !== undefined && later.includes(entry) ? entry : []))

const valueAt = (value: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (inside, name) =>
        typeof inside === 'object' && inside !== null ? (inside as Record<string, unknown>)[name] : undefined,
      value,
    )
