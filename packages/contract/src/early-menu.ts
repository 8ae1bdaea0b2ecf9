/** Local storage: `true` while the side menu is folded to icons. */
export const MENU_FOLDED_KEY = 'menuCollapsed'

/** What `<html>` has for `data-menu` then. */
export const MENU_FOLDED = 'folded'

/** A script in the head of every page: the menu is as wide as it was left, from the first paint on. */
export const EARLY_MENU_SCRIPT = `try{if(localStorage.getItem('${MENU_FOLDED_KEY}')==='true')document.documentElement.dataset.menu='${MENU_FOLDED}'}catch{}`
