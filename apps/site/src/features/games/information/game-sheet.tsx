import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import type { Game } from '@livery/contract/games'
import { NO_FILTER, writeGameFilter } from '@livery/contract/games/game-filter'
import { categoryPath, providerPath } from '@livery/contract/pages'
import { Amount } from '@livery/ui/amount'
import { Button } from '@livery/ui/button'
import { cx } from '@livery/ui/cx'
import { Link } from '@livery/ui/link'
import { type ReactNode, useId } from 'react'
import { useStore } from 'zustand'
import { toggleFavourite } from '../../../shared/favourites/toggle-favourite.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { GameGrid, GameGridSkeleton } from '../../../shared/games/game-grid.tsx'
import { kindName } from '../../../shared/games/kind-name.ts'
import { playGame } from '../../../shared/games/play-game.ts'
import { useVendorName } from '../../../shared/games/use-vendor-name.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useComposition } from '../../../shared/visit/use-composition.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './game-sheet.css.ts'
import { type Fact, useFacts } from './use-facts.tsx'

type Information = ResponseOf<Calls['gameInformation']>

interface GameSheetProps {
  readonly game: Game
  /** Undefined while it is loading, null where it cannot be had; what the game itself tells shows at once. */
  readonly information: Information | undefined | null
  /** The heading, where the sheet has none of its own. */
  readonly heading?: ReactNode
  /** Called before the sheet is left for another page. */
  readonly onLeave?: () => void
  readonly children?: ReactNode
}

/** So many similar games have their places while they load: a line of the sheet. */
const SIMILAR_PLACES = 6

/** What is told of a game, and what one may do with it. */
export function GameSheet({ game, information, heading, onLeave, children }: GameSheetProps) {
  const t = useText('information')
  const { tile } = useComposition()
  const vendor = useVendorName()(game.vassalage)
  const kind = useKind(game, onLeave)
  const facts = useFacts(game.gameType, information)
  return (
    <div className={css.sheet}>
      <div className={css.top}>
        <img
          className={css.picture}
          src={`${game.iconUrl}/360`}
          srcSet={`${game.iconUrl}/240 240w, ${game.iconUrl}/360 360w, ${game.iconUrl}/720 720w`}
          sizes="(min-width: 48rem) 13rem, 7rem"
          width={240}
          height={320}
          alt=""
        />
        <div className={css.description}>
          {heading}
          <Link className={css.provider} href={providerPath(game.vassalage)} onClick={onLeave}>
            <bdi>{vendor}</bdi>
          </Link>
          <Actions game={game} />
        </div>
        <Facts facts={[...kind, ...facts]} />
      </div>
      {information && information.wins.length > 0 && <Wins wins={information.wins} />}
      {(information === undefined || (information && information.similar.length > 0)) && (
        <Part title={t('sheet.similar')} className={tile === 'square' ? css.squares : css.posters}>
          {information ? (
            <GameGrid games={unmarked(information.similar)} label={t('sheet.similar')} />
          ) : (
            <GameGridSkeleton count={SIMILAR_PLACES} />
          )}
        </Part>
      )}
      {children}
    </div>
  )
}

/** What is played, as a link to the other games of its kind. */
function useKind({ gameType, gameClassify }: Game, onLeave: (() => void) | undefined): readonly Fact[] {
  const t = useText('games')
  const { i18n } = useVisit()
  if (!gameClassify) return []
  const href = `${categoryPath(gameType)}?${writeGameFilter({ ...NO_FILTER, classify: gameClassify })}`
  const value = (
    <Link className={css.link} href={href} onClick={onLeave}>
      {kindName(i18n, gameClassify)}
    </Link>
  )
  return [{ id: 'kind', label: t('filter.classify'), value }]
}

/** These tiles are too small for a mark. */
const unmarked = (games: readonly Game[]) => games.map((game) => ({ ...game, isHot: 0 }))

function Actions({ game }: { readonly game: Game }) {
  const t = useText('games')
  const visit = useVisit()
  const isFavourite = useStore(visit.favourites, ({ ids }) => ids.has(game.nodeId))
  return (
    <div className={css.actions}>
      <Button className={css.action} size="lg" icon="play" onClick={() => void playGame(visit, game, 'real')}>
        {t('tile.play')}
      </Button>
      {game.supportPlay !== 0 && (
        <Button className={css.action} size="lg" variant="secondary" onClick={() => void playGame(visit, game, 'demo')}>
          {t('tile.trial')}
        </Button>
      )}
      <Button
        size="lg"
        variant="ghost"
        icon={isFavourite ? 'heart-filled' : 'heart'}
        aria-pressed={isFavourite}
        aria-label={t(isFavourite ? 'tile.removeFavorite' : 'tile.addFavorite', { game: game.gameName })}
        onClick={() => void toggleFavourite(visit, game)}
      />
    </div>
  )
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className={css.facts}>
      {facts.map(({ id, label, value }) => (
        <div key={id} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Wins({ wins }: Pick<Information, 'wins'>) {
  const t = useText('information')
  const money = useMoney()
  return (
    <Part title={t('sheet.wins')}>
      <ul className={css.wins}>
        {wins.map(({ id, customerName, winAmount }) => (
          <li key={id} className={css.win}>
            <bdi className={css.player}>{customerName}</bdi>
            <Amount className={css.amount} tone="gain" parts={money(winAmount).parts} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

interface PartProps {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

function Part({ title, className, children }: PartProps) {
  const id = useId()
  return (
    <section className={cx(css.part, className)} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
