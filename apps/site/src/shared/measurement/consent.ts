/** The key under which the consent is stored: `granted` or `denied`. */
export const CONSENT_KEY = 'measurement'
