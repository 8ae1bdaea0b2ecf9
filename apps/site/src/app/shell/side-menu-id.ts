/** On phones the side menu is a drawer, opened by the buttons that target this id. */
export const SIDE_MENU_ID = 'side-menu'
