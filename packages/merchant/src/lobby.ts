import { GAME_TYPES } from '@livery/contract/games'
import { TERMS_SECTION } from '@livery/contract/help-sections'
import { AUDIENCES, BANNER_GROUPS } from '@livery/contract/lobby'
import { PROMOTION_TOPICS } from '@livery/contract/promotion-topics'
import { oneOf } from '@livery/contract/schemas'
import Type, { type TSchema } from 'typebox'
import { lottery } from './lottery.ts'
import { HOME_SECTIONS, MENU_NAMES, MENUS, type MenuName } from './menus.ts'
import { LocalHtml, LocalText } from './texts.ts'

const Slug = Type.String({
  pattern: '^[a-z0-9][a-z0-9-]{0,60}$',
  description: 'an id: lower-case letters, digits and dashes',
})

/** The name of a file in `assets/`. */
export const ASSET_NAME = '^[a-z0-9][a-z0-9-]{0,60}\\.(svg|png|webp|avif)$'

const Category = oneOf(GAME_TYPES, 'a game category')

/** Where a banner leads: a page of the site, a game by `VENDOR/gameCode`, the register form, or another site. */
export const LINK_TYPES = ['page', 'game', 'register', 'external'] as const

const Banner = Type.Object(
  {
    id: Slug,
    group: oneOf(BANNER_GROUPS, 'where it is shown'),
    scene: Type.String({ pattern: '^[a-z][a-zA-Z0-9-]*$', description: 'the name of a drawn picture scene' }),
    title: LocalText,
    text: LocalText,
    action: Type.Optional(LocalText),
    link: Type.Optional(
      Type.Object(
        {
          type: oneOf(LINK_TYPES, 'what kind of place the banner leads to'),
          to: Type.Optional(
            Type.String({ minLength: 1, maxLength: 400, description: 'a path, VENDOR/gameCode, or an https address' }),
          ),
        },
        { additionalProperties: false, description: 'where a click leads' },
      ),
    ),
  },
  { additionalProperties: false, description: 'a banner: a drawn scene with words over it' },
)

const Notice = Type.Object(
  {
    id: Slug,
    title: LocalText,
    content: LocalHtml,
    publishedAt: Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?Z$',
      description: 'a moment in UTC such as 2026-11-02T08:00Z',
    }),
  },
  { additionalProperties: false, description: 'a notice the lobby starts with' },
)

const Promotion = Type.Object(
  {
    ...Notice.properties,
    topic: Type.Optional(
      oneOf(PROMOTION_TOPICS, 'what it is about: the entry of the side menu that leads to the newest of its kind'),
    ),
  },
  { additionalProperties: false, description: 'a promotion the lobby starts with' },
)

const Popup = Type.Object(
  {
    ...Notice.properties,
    audience: Type.Optional(
      Type.Array(oneOf(AUDIENCES, 'A members, F members on their first visit, B visitors'), {
        minItems: 1,
        uniqueItems: true,
        description: 'whom it is shown to; everybody when left out',
      }),
    ),
  },
  { additionalProperties: false, description: 'an announcement shown in a pop-up' },
)

const HelpSection = Type.Object(
  { id: Slug, title: LocalText, content: LocalHtml },
  {
    additionalProperties: false,
    description: 'a section of the help centre; {merchant} and {age} stand for its name and who may play',
  },
)

const menu = (name: MenuName): TSchema =>
  Type.Array(oneOf<readonly string[]>(MENUS[name], 'an entry of the menu'), {
    uniqueItems: true,
    description: 'entries in their order; what is not named is not shown',
  })

/** What is played and shown: vendors, categories, menus, the lobby's sections, banners and notices. */
export const lobby = {
  vendors: Type.Array(
    Type.Object(
      {
        id: Type.String({ pattern: '^[a-z0-9][a-z0-9-]*$', description: 'the id of a folder in vendors/' }),
        name: Type.Optional(
          Type.String({
            minLength: 1,
            maxLength: 40,
            description: 'how it is called here; its own name when left out',
          }),
        ),
        logo: Type.Optional(
          Type.String({
            pattern: ASSET_NAME,
            description: 'a picture of assets/ shown in place of its own logo, such as pg.svg',
          }),
        ),
        categories: Type.Optional(
          Type.Array(Category, {
            minItems: 1,
            uniqueItems: true,
            description: 'only these of its categories; all when left out',
          }),
        ),
      },
      { additionalProperties: false, description: 'a vendor on offer' },
    ),
    { minItems: 1, description: 'the vendors in their order' },
  ),
  categories: Type.Array(Category, {
    minItems: 1,
    uniqueItems: true,
    description: 'the game categories on offer, in their order',
  }),
  lottery,
  menus: Type.Object(
    Object.fromEntries(MENU_NAMES.map((name) => [name, menu(name)])) as Record<
      MenuName,
      ReturnType<typeof Type.Array<ReturnType<typeof Type.String>>>
    >,
    { additionalProperties: false, description: 'which entries each menu shows, in their order' },
  ),
  homeSections: Type.Array(
    Type.Object(
      {
        id: oneOf(HOME_SECTIONS, 'a section of the lobby'),
        limit: Type.Integer({ minimum: 1, maximum: 60, description: 'how many entries the section shows, 1 to 60' }),
      },
      { additionalProperties: false, description: 'a section of HOME' },
    ),
    { minItems: 1, description: 'the sections of HOME in their order' },
  ),
  banners: Type.Array(Banner, { description: 'banners in their order' }),
  notices: Type.Array(Notice, { description: 'the notices a new database starts with' }),
  promotions: Type.Array(Promotion, { description: 'the promotions a new database starts with' }),
  popups: Type.Array(Popup, { description: 'the announcements a new database starts with, shown in a pop-up' }),
  help: Type.Array(HelpSection, { description: `the help centre in its order; one section is "${TERMS_SECTION}"` }),
}
