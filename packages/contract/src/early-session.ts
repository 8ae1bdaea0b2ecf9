/** Session storage: the token a former page of this tab left. */
export const TOKEN_KEY = 'token'

/** Session storage: the rows of their own games the member had on the home page, by `OWN_ROWS`, with spaces between. */
export const OWN_ROWS_KEY = 'ownRows'
export const OWN_ROWS = ['recent', 'fav'] as const
export type OwnRow = (typeof OWN_ROWS)[number]

/**
 * A script in the head of every page: before anything is painted it says at `<html>` that somebody may be signed in in
 * this tab (`data-session="restoring"`) and which rows will be theirs (`data-own`), so that their places are kept.
 */
export const EARLY_SESSION_SCRIPT = `try{const s=sessionStorage,d=document.documentElement.dataset;if(s.getItem('${TOKEN_KEY}')){d.session='restoring';d.own=s.getItem('${OWN_ROWS_KEY}')||''}}catch{}`
