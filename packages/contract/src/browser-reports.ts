/** Where browsers report what a page's policy has refused. */
export const REPORTS_PATH = '/reports'

/** The name under which a page's policy speaks of that address. */
export const REPORTS_ENDPOINT = 'policy'
