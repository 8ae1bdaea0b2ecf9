import type { Boot } from '@livery/contract/boot'

/** Whether the merchant's member menu has a page. An empty menu stands for the usual one, which has all pages. */
export function hasMemberPage({ menus: { memberMenu } }: Pick<Boot, 'menus'>, id: string): boolean {
  return memberMenu.length === 0 || memberMenu.includes(id)
}
