import { Amount, type AmountPart } from '../amount/amount.tsx'
import { Badge } from '../badge/badge.tsx'
import { cx } from '../cx.ts'
import * as tileCss from '../game-tile/game-tile.css.ts'
import type { GameTileProps } from '../game-tile/game-tile.tsx'
import { StandIn } from '../game-tile/stand-in.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { usePicture } from '../use-picture.ts'
import { whenHeld } from '../when-held.ts'
import * as css from './table-card.css.ts'

export type TableCardProps = Pick<
  GameTileProps,
  'title' | 'titleLang' | 'iconUrl' | 'sizes' | 'eager' | 'onPlay' | 'details' | 'badge' | 'favourite' | 'className'
> & {
  /** Whose table it is. */
  vendor: string
  /** From the least to the most one may stake, formatted; absent while they are not known. */
  stakes?: { label: string; parts: readonly AmountPart[] } | undefined
  /** Absent while they are not known. */
  seats?: TableSeats | undefined
  /** Whether they are not known yet and have their places. */
  awaitsFigures?: boolean
  /** What is played, in the place of figures that are not known. */
  kind?: { label: string; value: string } | undefined
}

export type TableSeats = {
  label: string
  /** The number of free seats, formatted. */
  free: string
  total: number
  taken: number
}

/** More seats than these are shown as a number only. */
const DRAWN_SEATS = 10
const WIDTHS = [400, 640, 800] as const

/**
 * A table to sit down at. The whole card is one button, named by all that stands on it: the game, the vendor, the
 * stakes and the free seats. The details and the heart are buttons of their own above it, as on a game's tile.
 */
export function TableCard(props: TableCardProps) {
  const { title, titleLang, iconUrl, sizes, eager, onPlay, vendor, stakes, seats, kind } = props
  const { awaitsFigures, details, badge, favourite } = props
  return (
    <article className={cx(css.card, props.className)} {...whenHeld(details?.onOpen)}>
      <TablePicture src={iconUrl} sizes={sizes} eager={eager} />
      <button type="button" className={cx(css.words, tileCss.launch)} onClick={onPlay} title={title}>
        <span className={css.name} lang={titleLang}>
          {title}
        </span>{' '}
        <bdi className={css.vendor}>{vendor}</bdi>{' '}
        {awaitsFigures ? (
          <AwaitedFigures />
        ) : (
          (stakes || seats || kind) && (
            <span className={css.figures}>
              {stakes && (
                <span className={css.figure}>
                  <span className={css.label}>{stakes.label}</span>{' '}
                  <bdi className={css.value} dir="ltr">
                    <Amount parts={stakes.parts} />
                  </bdi>
                </span>
              )}{' '}
              {seats ? <Seats {...seats} /> : kind && <Kind {...kind} />}
            </span>
          )
        )}
      </button>
      <div className={cx(tileCss.veil, css.place)}>
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

/** The places of the stakes and of the seats. */
function AwaitedFigures() {
  return (
    <span className={css.figures}>
      <Skeleton className={css.awaited} />
      <Skeleton className={css.awaited} />
    </span>
  )
}

function Seats({ label, free, total, taken }: TableSeats) {
  return (
    <span className={css.figure}>
      <span className={css.label}>{label}</span>{' '}
      <span className={css.seatsValue}>
        {total <= DRAWN_SEATS && (
          <span className={css.dots} aria-hidden="true">
            {Array.from({ length: total }, (_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is nothing but its place
              <i key={seat} className={seat < taken ? css.taken : css.free} />
            ))}
          </span>
        )}
        {free}
      </span>
    </span>
  )
}

function Kind({ label, value }: { label: string; value: string }) {
  return (
    <span className={css.figure}>
      <span className={css.label}>{label}</span> <bdi className={css.kind}>{value}</bdi>
    </span>
  )
}

/** A table's picture, 4:3, in the width the screen needs; a drawing replaces it when it cannot be loaded. */
function TablePicture({
  src,
  sizes,
  eager = false,
}: {
  src: string | undefined
  sizes: string
  eager?: boolean | undefined
}) {
  const { failed, attempt, onError, ref } = usePicture(src)
  if (failed) return <StandIn className={css.place} />
  return (
    <div className={css.room}>
      <img
        key={attempt}
        ref={ref}
        className={css.picture}
        alt=""
        width={640}
        height={480}
        sizes={sizes}
        srcSet={WIDTHS.map((width) => `${src}/table/${width} ${width}w`).join(', ')}
        src={`${src}/table/${WIDTHS[1]}`}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={onError}
      />
    </div>
  )
}
