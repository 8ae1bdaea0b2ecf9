/** The side menu is a drawer on phones, opened by the buttons that target this id. */
export const SIDE_MENU_ID = 'side-menu'
