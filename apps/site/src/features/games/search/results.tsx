import { Icon } from '@livery/ui/icon'
import { type ReactNode, useEffect } from 'react'
import { CATEGORY_ICONS } from '../../../shared/games/category.ts'
import { kindName } from '../../../shared/games/kind-name.ts'
import { useVendorName } from '../../../shared/games/use-vendor-name.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import type { Choice } from './choices.ts'
import * as css from './search-popup.css.ts'

/** Stays with the word before it where the line ends. */
const SEPARATOR = '\u00a0· '

interface ResultsProps {
  readonly id: string
  readonly choices: readonly Choice[]
  readonly active: number
  /** Otherwise they are the popular games. */
  readonly isSearch: boolean
  readonly onChoose: (choice: Choice) => void
}

/** What was found, in groups; the field has the focus and names the active one. */
export function Results({ id, choices, active, isSearch, onChoose }: ResultsProps) {
  const t = useText('information')
  const games = useText('games')
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const providers = choices.filter(({ vendor }) => vendor).length
  const option = (choice: Choice, at: number) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's, which keeps the focus
    <div
      key={at}
      id={`${id}-${at}`}
      role="option"
      tabIndex={-1}
      aria-selected={at === active}
      className={css.option}
      onClick={() => onChoose(choice)}
    >
      {choice.vendor ? <ProviderOption vendor={choice.vendor} /> : <GameOption game={choice.game} />}
    </div>
  )
  return (
    <div id={id} role="listbox" aria-label={t('search.games')} className={css.body}>
      <Group title={t('search.providers')}>{choices.slice(0, providers).map(option)}</Group>
      <Group title={isSearch ? t('search.games') : games('section.HOT')}>
        {choices.slice(providers).map((choice, index) => option(choice, providers + index))}
      </Group>
    </div>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box, which a fieldset is not
    <div role="group" aria-label={title}>
      <p className={css.heading} aria-hidden="true">
        {title}
      </p>
      {children}
    </div>
  )
}

function ProviderOption({ vendor }: { readonly vendor: NonNullable<Choice['vendor']> }) {
  const t = useText('core')
  const lanes = useAnswer('getGameVendor', {}).data?.data.lanes ?? []
  const own = lanes.filter(({ vendors }) => vendors.some(({ vassalage }) => vassalage === vendor.vassalage))
  return (
    <>
      <img className={css.logo} src={vendor.lagerIcon} width={160} height={48} alt="" />
      <span className={css.words}>
        <span className={css.name}>{vendor.displayName}</span>
        <span className={css.about}>
          {own.map(({ gameCategory }) => t(`category.${gameCategory}`)).join(SEPARATOR)}
        </span>
      </span>
    </>
  )
}

function GameOption({ game }: { readonly game: NonNullable<Choice['game']> }) {
  const t = useText('core')
  const { i18n } = useVisit()
  const vendor = useVendorName()(game.vassalage)
  const category = t(`category.${game.gameType}`)
  return (
    <>
      <img className={css.picture} src={`${game.iconUrl}/160`} width={120} height={160} alt="" loading="lazy" />
      <span className={css.words}>
        <span className={css.name}>{game.gameName}</span>
        <span className={css.about}>
          <bdi>{vendor}</bdi>
          {[category, ...(game.gameClassify ? [kindName(i18n, game.gameClassify)] : [])].map(
            (word) => `${SEPARATOR}${word}`,
          )}
        </span>
      </span>
      <Icon name={CATEGORY_ICONS[game.gameType]} className={css.sign} />
    </>
  )
}
