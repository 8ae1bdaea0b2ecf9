/** A selector that matches until it is known who is signed in in this tab (set by `EARLY_SESSION_SCRIPT`). */
export const whileRestoring = 'html[data-session="restoring"]'
