import { NAME_MAX } from '@livery/contract/games/game-filter'
import { providerPath } from '@livery/contract/pages'
import { Button } from '@livery/ui/button'
import { Dialog } from '@livery/ui/dialog'
import { EmptyState } from '@livery/ui/empty-state'
import { TextField } from '@livery/ui/text-field'
import { VisuallyHidden } from '@livery/ui/visually-hidden'
import { type KeyboardEvent, useId, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import type { PopupComponentProps } from '../../../shared/popups/popup.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { type Choice, choicesOf } from './choices.ts'
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts'
import { Results } from './results.tsx'
import * as css from './search-popup.css.ts'
import { useSearchResults } from './use-search-results.ts'

/**
 * Searches the whole house as one types. The focus stays in the field; up and down choose among what was found, Enter
 * opens it.
 */
export default function SearchPopup({ open, close }: PopupComponentProps<'search'>) {
  const t = useText('games')
  const core = useText('core')
  const visit = useVisit()
  const list = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const found = useSearchResults(typed)
  const choices = choicesOf(found)
  const at = Math.min(active, choices.length - 1)

  const choose = ({ vendor, game }: Choice) => {
    if (found.words !== '') keepSearch(visit.localStorage, found.words)
    close()
    if (vendor) visit.course.go(providerPath(vendor.vassalage))
    else if (game.isGame === 'GAME') visit.popups.open('gameInformation', { game })
    else visit.popups.open('vendorGames', { vassalage: game.vassalage, gameType: game.gameType })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || choices.length === 0) return
    const step = STEPS[event.key]
    const chosen = choices[at]
    if (step) setActive((at + step + choices.length) % choices.length)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else return
    event.preventDefault()
  }
  const type = (next: string) => {
    setTyped(next)
    setActive(0)
  }
  return (
    <Dialog open={open} onClose={close} title={core('action.search')} closeLabel={core('a11y.closeDialog')} size="lg">
      <search className={css.body}>
        <TextField
          className={css.field}
          role="combobox"
          aria-expanded={choices.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={choices[at] && `${list}-${at}`}
          icon="search"
          label={t('search.label')}
          labelHidden
          placeholder={t('search.placeholder')}
          maxLength={NAME_MAX}
          dir="auto"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <VisuallyHidden>
          <p role="status">
            {found.words === ''
              ? ''
              : found.games === undefined
                ? t('search.searching')
                : found.games.length === 0
                  ? t('search.noResult', { query: found.words })
                  : t('filter.results', { count: found.games.length })}
          </p>
        </VisuallyHidden>
        {typed === '' && <Recent onChoose={type} />}
        <div className={css.results} aria-busy={!(found.games || found.isError)}>
          <Results id={list} choices={choices} active={at} isSearch={found.words !== ''} onChoose={choose} />
          {found.isError && <RetryNotice onRetry={found.refetch} />}
          {choices.length === 0 && found.games && (
            <EmptyState
              drawing="search"
              title={t('search.noResult', { query: found.words })}
              text={t('search.noResultHint')}
            />
          )}
        </div>
      </search>
    </Dialog>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** What was searched for on this device. */
function Recent({ onChoose }: { readonly onChoose: (words: string) => void }) {
  const t = useText('information')
  const { localStorage } = useVisit()
  const [recent, setRecent] = useState(() => recentSearches(localStorage))
  const id = useId()
  if (recent.length === 0) return null
  const forget = () => {
    forgetSearches(localStorage)
    setRecent([])
  }
  return (
    <section className={css.body} aria-labelledby={id}>
      <div className={css.headingLine}>
        <h3 id={id} className={css.heading}>
          {t('search.recent')}
        </h3>
        <Button variant="ghost" size="sm" icon="close" onClick={forget}>
          {t('search.clear')}
        </Button>
      </div>
      <div className={css.recent}>
        {recent.map((words) => (
          <Button key={words} variant="secondary" size="sm" icon="history" onClick={() => onChoose(words)}>
            <bdi>{words}</bdi>
          </Button>
        ))}
      </div>
    </section>
  )
}
