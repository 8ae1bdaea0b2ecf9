/** The section that `/help#term` opens (docs/product.md 2.2): every help centre has it. */
export const TERMS_SECTION = 'term'

/** The section on getting an app; it is left out where the merchant has no app. */
export const INSTALL_SECTION = 'install'
