import { closest } from '@livery/document/closest'
import type { Fault, Path } from '@livery/document/fault'
import { fallbackChain, SOURCE_LANGUAGE } from '@livery/locale/fallback'
import { localeCodes } from '@livery/locale/registry'
import { ASSET_NAME } from '../asset-name.ts'
import { REQUIRED_ASSETS } from '../assets.ts'
import { entriesOf } from '../draft.ts'
import type { LoadedMerchant } from '../load.ts'
import { FIRST_TEXT } from '../spoken.ts'
import type { Surroundings } from '../surroundings.ts'
import { wordmarkIn } from '../wordmarks.ts'
import { compositionFaults } from './composition-faults.ts'
import { fontFaults } from './font-faults.ts'
import { freeRoundsFaults } from './free-rounds-faults.ts'
import { paymentFaults } from './payment-faults.ts'
import { walletFaults } from './wallet-faults.ts'

/**
 * Checks that every id that a merchant names exists: theme, languages' texts, vendors, scenes, and its own drawings.
 */
export function referenceFaults(loaded: LoadedMerchant, around: Surroundings): Fault[] {
  const { sound } = loaded
  const missing: Missing = (path, kind, id, known) => {
    if (known.includes(id)) return []
    const near = closest(id, known)
    return [
      loaded.documents.merchant.faultAt(path, {
        code: `${kind}.unknown`,
        message: `there is no ${kind} ${JSON.stringify(id)}`,
        ...(near === undefined ? {} : { suggestion: JSON.stringify(near) }),
        repair: known.length === 0 ? 'None is installed' : `Use one of ${known.join(', ')}`,
      }),
    ]
  }
  return [
    ...themeFaults(loaded, around, missing),
    ...compositionFaults(loaded, around),
    ...languageFaults(loaded, around),
    ...fontFaults(loaded, around),
    ...entriesOf(sound.vendors).flatMap(([index, { id }]) =>
      id === undefined ? [] : missing(['vendors', index, 'id'], 'vendor', id, [...around.vendors.keys()]),
    ),
    ...offerFaults(loaded, around),
    ...paymentFaults(loaded, around),
    ...entriesOf(sound.banners).flatMap(([index, { scene }]) =>
      scene === undefined ? [] : missing(['banners', index, 'scene'], 'scene', scene, around.scenes),
    ),
    ...entriesOf(sound.promotions).flatMap(([index, { scene }]) =>
      scene === undefined ? [] : missing(['promotions', index, 'scene'], 'scene', scene, around.scenes),
    ),
    ...gameFaults(loaded, around),
    ...freeRoundsFaults(loaded, around),
    ...walletFaults(loaded, around),
    ...pictureFaults(loaded),
  ]
}

type Missing = (path: Path, kind: string, id: string, known: readonly string[]) => Fault[]

function themeFaults({ sound }: LoadedMerchant, around: Surroundings, missing: Missing): readonly Fault[] {
  if (sound.theme === undefined) return []
  if (around.hasTheme(sound.theme)) return around.theme(sound.theme).faults
  return missing(['theme'], 'theme', sound.theme, around.themes())
}

/** The default language must have every text of a page; other languages fall back to the next one that has texts. */
function languageFaults({ sound, documents }: LoadedMerchant, { spoken }: Surroundings): Fault[] {
  const offered = entriesOf(sound.languages).map(([, code]) => code)
  const standIn = (code: string) => fallbackChain(code, offered, (other) => spoken.has(other))[0] ?? SOURCE_LANGUAGE
  return entriesOf(sound.languages).flatMap(([index, code]) => {
    if (spoken.has(code) || !localeCodes.includes(code)) return []
    const isDefault = index === 0
    const others = `Translate it, or begin with one of ${[...spoken].sort().join(', ')}`
    return documents.merchant.faultAt(['languages', index], {
      code: 'language.silent',
      severity: isDefault ? 'error' : 'warning',
      message: `the language ${code} has no texts yet: locales/${code}/${FIRST_TEXT} is missing`,
      repair: isDefault ? others : `Translate it; until then its readers see ${standIn(code)}`,
    })
  })
}

/** Every category has games, and every vendor has a category that shows its games. */
function offerFaults({ sound, documents }: LoadedMerchant, { vendors }: Surroundings): Fault[] {
  // Without vendors, or with an unreadable list of them, one fault is enough; categories without games follow from it.
  if (!sound.vendors?.length) return []
  const chosen = entriesOf(sound.vendors)
  const offers = (index: number, category: string) => {
    const [, entry] = chosen.find(([at]) => at === index) ?? []
    // A misspelt vendor is one fault; its games are not reported as missing as well.
    const known = vendors.get(entry?.id ?? '') ?? vendors.get(closest(entry?.id ?? '', vendors.keys()) ?? '')
    return (
      (known?.gameTypes as readonly string[] | undefined)?.includes(category) && accepts(entry?.categories, category)
    )
  }
  const idle = chosen.flatMap(([index, { id }]) => {
    if (id === undefined || !vendors.has(id) || !sound.categories) return []
    if (sound.categories.some((category) => category !== undefined && offers(index, category))) return []
    return documents.merchant.faultAt(['vendors', index], {
      code: 'vendor.idle',
      severity: 'warning',
      message: `the vendor "${id}" has no games in the categories on offer`,
      repair: 'Remove it, or offer one of its categories',
    })
  })
  const impossible = chosen.flatMap(([index, { id, categories }]) => {
    const known = vendors.get(id ?? '')
    if (!known) return []
    return entriesOf(categories).flatMap(([at, category]) =>
      known.gameTypes.includes(category)
        ? []
        : documents.merchant.faultAt(['vendors', index, 'categories', at], {
            code: 'vendor.category',
            message: `the vendor "${id}" has no ${category} games`,
            repair: `Use some of ${known.gameTypes.join(', ')}`,
          }),
    )
  })
  const empty = entriesOf(sound.categories).flatMap(([index, category]) => {
    if (chosen.some(([at]) => offers(at, category))) return []
    const able = [...vendors.values()].filter(({ gameTypes }) => gameTypes.includes(category)).map(({ id }) => id)
    return documents.merchant.faultAt(['categories', index], {
      code: 'category.empty',
      message: `no vendor of this merchant has ${category} games`,
      repair: `${able.length === 0 ? 'No vendor has any: remove' : `Add one of ${able.join(', ')} to vendors, or remove`} the category`,
    })
  })
  return [...idle, ...impossible, ...empty]
}

function accepts(only: readonly (string | undefined)[] | undefined, category: string): boolean {
  return only === undefined || only.includes(category)
}

/** A banner that leads to a game needs one that this merchant can launch. */
function gameFaults({ sound, documents }: LoadedMerchant, { vendors }: Surroundings): Fault[] {
  const chosen = entriesOf(sound.vendors).flatMap(([, { id }]) => vendors.get(id ?? '')?.code ?? [])
  return entriesOf(sound.banners).flatMap(([index, { link }]) => {
    const [code, game] = link?.type === 'game' ? (link.to?.split('/') ?? []) : []
    if (code === undefined || game === undefined || chosen.includes(code)) return []
    const near = closest(code, chosen)
    return documents.merchant.faultAt(['banners', index, 'link', 'to'], {
      code: 'banner.vendor',
      message: `this merchant has no vendor ${JSON.stringify(code)}, so the game cannot be launched`,
      ...(near === undefined ? {} : { suggestion: JSON.stringify(`${near}/${game}`) }),
      repair: 'Add the vendor, or lead to a game of one of its vendors',
    })
  })
}

/** Every named picture must exist, and every existing picture must be named. */
function pictureFaults({ id, sound, documents, drawn }: LoadedMerchant): Fault[] {
  const logos = entriesOf(sound.vendors)
  const wordmarks = entriesOf(sound.languages).flatMap(([, code]) => [
    wordmarkIn('logo-light', code),
    wordmarkIn('logo-dark', code),
  ])
  const named = new Set<string | undefined>([...REQUIRED_ASSETS, ...wordmarks, ...logos.map(([, { logo }]) => logo)])
  const absent = logos.flatMap(([index, { logo }]) => {
    if (logo === undefined || drawn.includes(logo)) return []
    const near = closest(logo, drawn)
    named.add(near)
    return documents.merchant.faultAt(['vendors', index, 'logo'], {
      code: 'asset.unknown',
      message: `there is no picture ${JSON.stringify(logo)} in assets/`,
      ...(near === undefined ? {} : { suggestion: JSON.stringify(near) }),
      repair: 'Draw it, or leave the logo out',
    })
  })
  const idle = drawn
    .filter((name) => !named.has(name) && new RegExp(ASSET_NAME).test(name))
    .map((name): Fault => {
      const place = { file: `merchants/${id}/assets/${name}`, line: 1, column: 1, path: '' }
      const faultText = { message: 'nothing shows this picture', repair: 'Name it in merchant.json, or remove it' }
      return { code: 'asset.idle', severity: 'warning', ...place, ...faultText }
    })
  return [...absent, ...idle]
}
