import { usePicture } from '../use-picture.ts'
import * as css from './game-tile.css.ts'
import { StandIn } from './stand-in.tsx'

const WIDTHS = [160, 240, 360] as const
/** For pictures of two columns. */
const LARGE_WIDTHS = [240, 360, 720] as const

export type GamePictureProps = {
  /** Address without the width: of `/img/game/X/abc` the browser loads `/img/game/X/abc/240`. */
  src: string | undefined
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string
  /** For the tiles that are visible first; the others load when they come near the view. */
  eager?: boolean | undefined
  large?: boolean | undefined
}

/** A game's picture, 3:4, in the width the screen needs; a drawing replaces it when it cannot be loaded. */
export function GamePicture({ src, sizes, eager = false, large = false }: GamePictureProps) {
  const { failed, attempt, onError, ref } = usePicture(src)
  if (failed) return <StandIn />
  return (
    <img
      key={attempt}
      ref={ref}
      className={css.picture}
      alt=""
      width={240}
      height={320}
      sizes={sizes}
      srcSet={(large ? LARGE_WIDTHS : WIDTHS).map((width) => `${src}/${width} ${width}w`).join(', ')}
      src={`${src}/${WIDTHS[1]}`}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={onError}
    />
  )
}
