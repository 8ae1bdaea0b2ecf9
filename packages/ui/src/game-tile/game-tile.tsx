import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '../badge/badge.tsx'
import { cx } from '../cx.ts'
import { whenHeld } from '../when-held.ts'
import { GamePicture } from './game-picture.tsx'
import * as css from './game-tile.css.ts'

export type GameTileProps = {
  title: string
  /** Language of the title where it is not the page's. */
  titleLang?: string | undefined
  /** Address of the picture without its width. */
  iconUrl: string | undefined
  sizes: string
  eager?: boolean | undefined
  /** Shown larger than others of its list. */
  large?: boolean | undefined
  onPlay: () => void
  /** A second button that tells of the game; with a finger one holds the tile instead. */
  details?: { label: string; onOpen: () => void } | undefined
  /** HOT, NEW, … */
  badge?: { tone: BadgeTone; label: string } | undefined
  vendor?: { name: string; logoUrl?: string | undefined } | undefined
  /** A `<FavouriteButton>`, or nothing. */
  favourite?: ReactNode
  className?: string | undefined
}

/**
 * A game to play. The whole tile is one button named by the title; the details and the heart are buttons of their
 * own above it. The order in the document is the tab order: play, details, favourite. A lobby shows a hundred tiles, so
 * decoration is drawn by CSS and each part is a single element.
 */
export function GameTile(props: GameTileProps) {
  const { title, titleLang, iconUrl, sizes, eager, large, onPlay, details, badge, vendor, favourite, className } = props
  return (
    <article className={cx(css.tile, className)} {...whenHeld(details?.onOpen)}>
      <GamePicture src={iconUrl} sizes={sizes} eager={eager} large={large} />
      <button type="button" className={cx(css.words, css.launch)} onClick={onPlay} title={title}>
        <span className={css.title} lang={titleLang}>
          {title}
        </span>
      </button>
      <div className={css.veil}>
        {details && (
          <button type="button" className={css.details} onClick={details.onOpen}>
            {details.label}
          </button>
        )}
        {vendor && <VendorMark {...vendor} />}
      </div>
      {badge && (
        <Badge tone={badge.tone} className={css.flag}>
          {badge.label}
        </Badge>
      )}
      {favourite}
    </article>
  )
}

function VendorMark({ name, logoUrl }: NonNullable<GameTileProps['vendor']>) {
  return logoUrl ? (
    <img className={cx(css.vendor, css.vendorLogo)} src={logoUrl} alt={name} loading="lazy" />
  ) : (
    <bdi className={css.vendor}>{name}</bdi>
  )
}

export type FavouriteButtonProps = {
  /** What a press does now, with the game's name: "Add Dragon Gate to favourites". */
  label: string
  pressed: boolean
  onToggle: () => void
}

export function FavouriteButton({ label, pressed, onToggle }: FavouriteButtonProps) {
  return <button type="button" className={css.favourite} aria-label={label} aria-pressed={pressed} onClick={onToggle} />
}
