import { Badge } from '../badge/badge.tsx'
import { cx } from '../cx.ts'
import * as tileCss from '../game-tile/game-tile.css.ts'
import type { GameTileProps } from '../game-tile/game-tile.tsx'
import { StandIn } from '../game-tile/stand-in.tsx'
import { usePicture } from '../use-picture.ts'
import { whenHeld } from '../when-held.ts'
import * as css from './square-tile.css.ts'

export type SquareTileProps = Pick<
  GameTileProps,
  'title' | 'titleLang' | 'iconUrl' | 'sizes' | 'eager' | 'onPlay' | 'details' | 'badge' | 'favourite' | 'className'
>

const WIDTHS = [160, 240, 360] as const

/**
 * A game as a square picture and nothing else: its title is drawn in the picture, names the button that the whole tile
 * is, and shows in the page's language under the pointer, at keyboard focus, and where the picture is missing.
 */
export function SquareTile(props: SquareTileProps) {
  const { title, titleLang, iconUrl, sizes, eager = false, onPlay, details, badge, favourite, className } = props
  const { failed, attempt, onError, ref } = usePicture(iconUrl)
  return (
    <article className={cx(css.tile, className)} {...whenHeld(details?.onOpen)}>
      {failed ? (
        <StandIn className={css.place} />
      ) : (
        <img
          key={attempt}
          ref={ref}
          className={css.picture}
          alt=""
          width={240}
          height={240}
          sizes={sizes}
          srcSet={WIDTHS.map((width) => `${iconUrl}/square/${width} ${width}w`).join(', ')}
          src={`${iconUrl}/square/${WIDTHS[1]}`}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={onError}
        />
      )}
      <button type="button" className={cx(tileCss.launch, css.launch)} onClick={onPlay} title={title}>
        <span className={cx(css.title, failed && css.shownTitle)} lang={titleLang}>
          {title}
        </span>
      </button>
      <div className={cx(tileCss.veil, css.veil)}>
        {details && (
          <button type="button" className={tileCss.details} onClick={details.onOpen}>
            {details.label}
          </button>
        )}
      </div>
      {badge && (
        <Badge tone={badge.tone} className={cx(tileCss.flag, css.flag)}>
          {badge.label}
        </Badge>
      )}
      {favourite}
    </article>
  )
}
