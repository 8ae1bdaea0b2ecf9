import type { MallItem } from '@livery/contract/rewards/points/mall'
import { Badge } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { useId } from 'react'
import { useCount } from '../../../shared/format/use-count.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ItemPicture } from './item-picture.tsx'
import * as css from './points.css.ts'
import { type Balance, useIsMember, usePointsText } from './use-points.ts'

interface ItemCardProps {
  readonly item: MallItem
  /** Undefined for guests, and while it is asked for. */
  readonly balance: Balance | undefined
  readonly onChoose: () => void
}

/** An item on a shelf: its picture, what it costs, how many are there, and why it cannot be had where it cannot. */
export function ItemCard({ item, balance, onChoose }: ItemCardProps) {
  const t = useText('rewards')
  const core = useText('core')
  const count = useCount()
  const pointsText = usePointsText()
  const isMember = useIsMember()
  const id = useId()
  const obstacle = useObstacle(item, balance)
  const { name, text, picture, points, left, levelName, most } = item
  return (
    <li className={css.card} aria-labelledby={id}>
      <div className={css.scene}>
        <ItemPicture name={picture} />
      </div>
      <div className={css.body}>
        <h3 id={id} className={css.name}>
          {name}
        </h3>
        {text !== null && <p className={css.small}>{text}</p>}
        <p className={css.marks}>
          {levelName !== null && (
            <Badge tone="accent" icon="crown">
              <bdi>{levelName}</bdi>
            </Badge>
          )}
          {left === 0 ? (
            <Badge tone="danger">{t('mall.gone')}</Badge>
          ) : (
            <Badge>{t('mall.left', { count: left, number: count(left) })}</Badge>
          )}
          {most !== null && <Badge>{t('mall.most', { count: most, number: count(most) })}</Badge>}
        </p>
        {obstacle !== null && (
          <p id={`${id}-why`} className={css.small}>
            {obstacle}
          </p>
        )}
        <div className={css.foot}>
          <span className={css.price}>
            <bdi>{pointsText(points)}</bdi>
          </span>
          <Button
            size="sm"
            disabled={left === 0 || obstacle !== null}
            aria-describedby={obstacle === null ? undefined : `${id}-why`}
            aria-label={`${isMember ? t('mall.redeem') : core('header.login')}: ${name}`}
            onClick={onChoose}
          >
            {isMember ? t('mall.redeem') : core('header.login')}
          </Button>
        </div>
      </div>
    </li>
  )
}

/** Why a member cannot have an item; null where they can, and for visitors. */
function useObstacle({ id, points, level, levelName, most, left }: MallItem, balance: Balance | undefined) {
  const t = useText('rewards')
  const count = useCount()
  if (!balance || left === 0) return null
  const had = balance.had.find(({ itemId }) => itemId === id)?.count ?? 0
  if (most !== null && had >= most) return t('mall.refused.most')
  if (level !== null && balance.level < level) return t('mall.needsLevel', { level: levelName ?? '' })
  if (balance.points < points)
    return t('mall.missing', { count: points - balance.points, number: count(points - balance.points) })
  return null
}
