/** Every address of the site (docs/product.md 2.2); links and guides must lead to one of them. */
export const PAGES = [
  ...['/', '/index', '/index.html', '/home', '/login', '/register', '/agent', '/agentHome', '/member', '/help'],
  ...['/sports', '/esports', '/lott', '/elott', '/live', '/fish', '/rng', '/pvp', '/cockfight', '/favorite', '/recent'],
  ...['/lottery', '/seaLottery', '/vnLottery', '/promotions', '/pointMall', '/seamless', '/lottert', '/mirrors'],
] as const

/** The page of a link, without query and anchor. */
export const pageOf = (link: string): string => link.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
