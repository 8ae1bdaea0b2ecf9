/** The edition of the Design Tokens format that is written and read. */
export const EDITION = '2025.10'
export const FORMAT_SCHEMA = `https://www.designtokens.org/schemas/${EDITION}/format.json`
export const RESOLVER_SCHEMA = `https://www.designtokens.org/schemas/${EDITION}/resolver.json`

/** The key under `$extensions` for data that only this product understands. */
export const EXTENSION = 'app.livery'
