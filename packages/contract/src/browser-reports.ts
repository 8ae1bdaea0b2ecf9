/** Where browsers report what a page's policy has refused. */
export const REPORTS_PATH = '/reports'

/** The name of that address in a page's policy. */
export const REPORTS_ENDPOINT = 'policy'
