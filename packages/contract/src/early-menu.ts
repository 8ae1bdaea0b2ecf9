/** Local storage: `true` while the side menu is folded to icons. */
export const MENU_FOLDED_KEY = 'menuCollapsed'

/** The value of `data-menu` on `<html>` while the menu is folded. */
export const MENU_FOLDED = 'folded'

/**
 * A script in the head of every page: it gives the side menu its last width before the first paint, so that nothing
 * moves.
 */
export const EARLY_MENU_SCRIPT = `try{if(localStorage.getItem('${MENU_FOLDED_KEY}')==='true')document.documentElement.dataset.menu='${MENU_FOLDED}'}catch{}`
