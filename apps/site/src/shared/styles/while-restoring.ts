/** The part of a selector that holds until it is known who is signed in in this tab (`EARLY_SESSION_SCRIPT` says so). */
export const whileRestoring = 'html[data-session="restoring"]'
