import type { Boot } from '@livery/contract/boot'

/** Whether the merchant's member menu has a page; a menu that is not sent is the usual one, which has them all. */
export function hasMemberPage({ menus: { memberMenu } }: Pick<Boot, 'menus'>, id: string): boolean {
  return memberMenu.length === 0 || memberMenu.includes(id)
}
