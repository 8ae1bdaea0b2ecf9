/** The edition of the Design Tokens format that is written and read. */
export const EDITION = '2025.10'
export const FORMAT_SCHEMA = `https://www.designtokens.org/schemas/${EDITION}/format.json`
export const RESOLVER_SCHEMA = `https://www.designtokens.org/schemas/${EDITION}/resolver.json`

/** Where the format leaves room for what only we know: under `$extensions`. */
export const EXTENSION = 'app.livery'
