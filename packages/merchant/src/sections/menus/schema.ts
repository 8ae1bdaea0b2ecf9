import { oneOf } from '@livery/contract/schemas'
import Type, { type TSchema } from 'typebox'
import { MENU_NAMES, MENUS, type MenuName } from './menus.ts'

const menu = (name: MenuName): TSchema =>
  Type.Array(oneOf<readonly string[]>(MENUS[name], 'an entry of the menu'), {
    uniqueItems: true,
    description: 'entries in their order; what is not named is not shown',
  })

/** The entries of each menu. */
export const menus = {
  menus: Type.Object(
    Object.fromEntries(MENU_NAMES.map((name) => [name, menu(name)])) as Record<
      MenuName,
      ReturnType<typeof Type.Array<ReturnType<typeof Type.String>>>
    >,
    { additionalProperties: false, description: 'which entries each menu shows, in their order' },
  ),
}
