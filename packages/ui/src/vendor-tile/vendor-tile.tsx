import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { usePicture } from '../use-picture.ts'
import * as css from './vendor-tile.css.ts'

export type VendorTileProps = {
  name: string
  logoUrl?: string | undefined
  /** Shows the name below the logo too; a wordmark already contains it. */
  named?: boolean | undefined
  className?: string | undefined
} & (
  | { href: string; onSelect?: undefined; pressed?: undefined }
  | { href?: undefined; onSelect: () => void; pressed?: boolean | undefined }
)

/** A vendor, as a link or as a filter. */
export function VendorTile(props: VendorTileProps) {
  const { name, logoUrl, named = false, className } = props
  const { failed, attempt, onError, ref } = usePicture(logoUrl)
  const showName = named || failed
  const content = (
    <>
      {failed ? (
        <Icon name="games" size="lg" />
      ) : (
        <img
          key={attempt}
          ref={ref}
          className={css.logo}
          src={logoUrl}
          alt={showName ? '' : name}
          width={128}
          height={40}
          loading="lazy"
          decoding="async"
          onError={onError}
        />
      )}
      {showName && <bdi className={css.name}>{name}</bdi>}
    </>
  )
  return props.href === undefined ? (
    <button type="button" className={cx(css.tile, className)} onClick={props.onSelect} aria-pressed={props.pressed}>
      {content}
    </button>
  ) : (
    <Link href={props.href} className={cx(css.tile, className)}>
      {content}
    </Link>
  )
}
