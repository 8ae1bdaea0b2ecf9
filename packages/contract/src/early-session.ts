/** Session storage: the token that an earlier page of this tab stored. */
export const TOKEN_KEY = 'token'

/** Session storage: which rows of own games (`OWN_ROWS`) the member had on the home page, separated by spaces. */
export const OWN_ROWS_KEY = 'ownRows'
export const OWN_ROWS = ['recent', 'fav'] as const
export type OwnRow = (typeof OWN_ROWS)[number]

/**
 * A script in the head of every page: before the first paint it marks `<html>` when somebody may be signed in in this
 * tab (`data-session="restoring"`) and with the rows they will have (`data-own`), so that styles can reserve the space.
 */
export const EARLY_SESSION_SCRIPT = `try{const s=sessionStorage,d=document.documentElement.dataset;if(s.getItem('${TOKEN_KEY}')){d.session='restoring';d.own=s.getItem('${OWN_ROWS_KEY}')||''}}catch{}`
