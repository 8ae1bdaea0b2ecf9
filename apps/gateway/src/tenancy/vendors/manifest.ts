import { readFileSync } from 'node:fs'
import { COMPOSITION_NAMES, FACE_NAMES, FRAME_NAMES, INK_NAMES, WARP_NAMES } from '@livery/artwork/art-names'
import type { MotifName } from '@livery/artwork/motifs/registry'
import type { SceneName } from '@livery/artwork/scenes/registry'
import { LIGHT_NAMES, VIEW_NAMES } from '@livery/artwork/view-names'
import { GameTypeSchema } from '@livery/contract/games'
import { GameFacts } from '@livery/contract/games/information'
import { StatedFreeRounds } from '@livery/contract/games/stated-free-rounds'
import { oneOf } from '@livery/contract/schemas'
import { CURRENCY_PATTERN, ID_PATTERN } from '@livery/contract/wire-format'
import Type, { type Static, type TProperties, type TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { reasonOf } from '../../platform/reason-of.ts'
import { StartupError } from '../../platform/startup-error.ts'

const strict = { additionalProperties: false }
const id = Type.String({ pattern: ID_PATTERN })
const colour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })
/** A text by language; English is required, for languages without it. */
const texts = Type.Intersect([Type.Object({ EN: Type.String() }), Type.Record(Type.String(), Type.String())])

/** Limits on where a vendor or a game may be played; a game's own values override its vendor's. */
const Offered = Type.Object(
  {
    /** Shown, but cannot be opened for now. */
    closed: Type.Optional(Type.Boolean()),
    /** ISO 3166 codes; not offered under the law of these countries. */
    restrictedCountries: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }))),
    /** The currencies it supports; all when not given. */
    currencies: Type.Optional(Type.Array(Type.String({ pattern: CURRENCY_PATTERN }))),
  },
  strict,
)
export type Offered = Static<typeof Offered>

/** A vendor's announcement about its games; times as ISO 8601. */
const Announcement = Type.Object(
  {
    id,
    title: texts,
    gameType: Type.Optional(GameTypeSchema),
    from: Type.Optional(Type.String({ format: 'date-time' })),
    until: Type.Optional(Type.String({ format: 'date-time' })),
  },
  strict,
)

/** How a vendor's pictures look; see `@livery/artwork/game-picture`. */
const Art = Type.Object(
  {
    kind: Type.String(),
    palette: Type.Array(colour, { minItems: 3 }),
    frame: oneOf(FRAME_NAMES),
    face: oneOf(FACE_NAMES),
    inks: Type.Array(oneOf(INK_NAMES), { minItems: 1 }),
    warps: Type.Array(oneOf(WARP_NAMES), { minItems: 1 }),
    compositions: Type.Array(oneOf(COMPOSITION_NAMES), { minItems: 1 }),
  },
  strict,
)

/** `vendors/<id>/vendor.json`. */
const VendorManifest = Type.Object(
  {
    id,
    code: Type.String({ pattern: '^[A-Z0-9]{2,5}$' }),
    displayName: Type.String({ minLength: 1 }),
    /** The folder of the adapter it uses. */
    adapter: id,
    gameTypes: Type.Array(GameTypeSchema, { minItems: 1 }),
    /** The code of the game that bets on the feed's matches are placed through; absent where it has no feed. */
    feed: Type.Optional(Type.Object({ game: id }, strict)),
    /** The stakes of its free rounds, by currency, in its games of these types; absent where it gives none. */
    freeRounds: Type.Optional(StatedFreeRounds),
    /** Whether its adapter has a wallet of the vendor's own; absent where its games use the platform's. */
    ownWallet: Type.Optional(Type.Literal(true)),
    offered: Type.Optional(Offered),
    announcements: Type.Optional(Type.Array(Announcement)),
    art: Art,
    /** The inputs of its logos. */
    logo: Type.Object(
      { text: Type.String(), face: oneOf(FACE_NAMES), emblem: Type.String(), palette: Type.Array(colour) },
      strict,
    ),
  },
  strict,
)
export type VendorManifest = Readonly<Static<typeof VendorManifest>>

/** One row of `vendors/<id>/games.json`. */
const VendorGame = Type.Object({
  code: id,
  name: texts,
  gameType: GameTypeSchema,
  gameClassify: Type.Optional(Type.String({ maxLength: 32 })),
  isHot: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  /** 0: no free trial. */
  supportPlay: Type.Optional(Type.Integer({ minimum: 0 })),
  /** `VASSALAGE`: opens a list of the vendor's games instead of a game. */
  isGame: Type.Optional(oneOf(['GAME', 'VASSALAGE'])),
  /** A date, ISO 8601. */
  releasedAt: Type.Optional(Type.String({ format: 'date' })),
  // The worker threads that draw pictures know the motifs and scenes, so they are not checked here.
  motif: Type.Unsafe<MotifName>(Type.String()),
  scene: Type.Unsafe<SceneName>(Type.String()),
  /** The motif's colouring, when the game's name implies one. */
  coat: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The variant and light of the motif, where games with the same motif stand near each other. */
  view: Type.Optional(oneOf(VIEW_NAMES)),
  light: Type.Optional(oneOf(LIGHT_NAMES)),
  /** Best games first when not given, since vendors list them so. */
  popularity: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Facts stated by its vendor; unstated ones are not shown. */
  facts: Type.Optional(GameFacts),
  offered: Type.Optional(Offered),
})
export type VendorGame = Readonly<Static<typeof VendorGame>>

const manifests = Compile(VendorManifest)
const games = Compile(Type.Array(VendorGame))

/** Reads a vendor's manifest. Throws a `StartupError` that names file, key and fault. */
export function readManifest(file: string): VendorManifest {
  return parsed(file, manifests)
}

/** Reads a vendor's games. Throws a `StartupError` that names file, key and fault. */
export function readGames(file: string): readonly VendorGame[] {
  return parsed(file, games)
}

function parsed<Schema extends TSchema>(file: string, validator: Validator<TProperties, Schema>): Static<Schema> {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StartupError(`${file}: ${reasonOf(error)}`)
  }
  if (validator.Check(value)) return value
  const [fault] = validator.Errors(value)
  const wrong = fault?.keyword === 'boolean' ? 'is not known here' : fault?.message
  throw new StartupError(`${file}: ${fault?.instancePath || 'the file'} ${wrong ?? 'is not as it must be'}.`)
}
