import type { ReactNode } from 'react'
import * as css from './sheet.css.ts'

/** Layout of stories: small items in a row that wraps. */
export const Grid = ({ children }: { children: ReactNode }) => <div className={css.grid}>{children}</div>

/** Game tiles as wide as in the lobby. */
export const Tiles = ({ children }: { children: ReactNode }) => <div className={css.tiles}>{children}</div>

/** As wide as a form in a pop-up. */
export const Narrow = ({ children }: { children: ReactNode }) => <div className={css.narrow}>{children}</div>

/** A card. */
export const Panel = ({ children }: { children: ReactNode }) => <div className={css.panel}>{children}</div>
