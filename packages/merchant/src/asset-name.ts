/** The name of a file in `assets/`. */
export const ASSET_NAME = '^[a-z0-9][a-z0-9-]{0,60}\\.(svg|png|webp|avif)$'
