import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '../badge/badge.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
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
  onPlay: () => void
  /** A second button that opens the free trial; for games that have one. */
  trial?: { label: string; onTrial: () => void } | undefined
  /** HOT, NEW, … */
  badge?: { tone: BadgeTone; label: string } | undefined
  vendor?: { name: string; logoUrl?: string | undefined } | undefined
  /** A `<FavouriteButton>`, or nothing. */
  favourite?: ReactNode
  className?: string | undefined
}

/**
 * A game to play. The whole tile is one button named by the title; the free trial and the heart stand above it as
 * buttons of their own. The order in the document is the order of tabbing: play, trial, favourite.
 */
export function GameTile(props: GameTileProps) {
  const { title, titleLang, iconUrl, sizes, eager, onPlay, trial, badge, vendor, favourite, className } = props
  return (
    <article className={cx(css.tile, className)}>
      <div className={css.frame}>
        <GamePicture src={iconUrl} sizes={sizes} eager={eager} />
      </div>
      <button type="button" className={cx(css.words, css.launch)} onClick={onPlay} title={title}>
        <span className={css.title}>
          <bdi lang={titleLang}>{title}</bdi>
        </span>
      </button>
      <div className={css.over}>
        <div className={css.veil}>
          <span className={css.play} aria-hidden="true">
            <Icon name="play" />
          </span>
          {trial && (
            <button type="button" className={css.trial} onClick={trial.onTrial}>
              {trial.label}
            </button>
          )}
          {vendor && <VendorMark {...vendor} />}
        </div>
        {badge && (
          <span className={css.flag}>
            <Badge tone={badge.tone}>{badge.label}</Badge>
          </span>
        )}
        {favourite && <div className={css.corner}>{favourite}</div>}
      </div>
    </article>
  )
}

function VendorMark({ name, logoUrl }: NonNullable<GameTileProps['vendor']>) {
  return (
    <span className={css.vendor}>
      {logoUrl ? <img className={css.vendorLogo} src={logoUrl} alt={name} loading="lazy" /> : <bdi>{name}</bdi>}
    </span>
  )
}

export type FavouriteButtonProps = {
  /** What pressing does now, with the game's name: "Add Dragon Gate to favourites". */
  label: string
  pressed: boolean
  onToggle: () => void
}

export function FavouriteButton({ label, pressed, onToggle }: FavouriteButtonProps) {
  return (
    <button type="button" className={css.favourite} aria-label={label} aria-pressed={pressed} onClick={onToggle}>
      <Icon name={pressed ? 'heart-filled' : 'heart'} size="sm" />
    </button>
  )
}
