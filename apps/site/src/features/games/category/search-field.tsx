import { NAME_MAX } from '@livery/contract/games/game-filter'
import { IconButton } from '@livery/ui/icon-button'
import { TextField } from '@livery/ui/text-field'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './filter-bar.css.ts'

/** A pause in typing of this length starts the search. */
const PAUSE_MS = 250

interface SearchFieldProps {
  /** The name that the list is filtered by, which may be older than the typed text. */
  readonly name: string
  /** Changes when the name was set in another way than by typing. */
  readonly given: number
  /** Called at each pause, also when the name has not changed. */
  readonly onSearch: (name: string) => void
}

/** The name of a game. Typed text appears at once; the list follows after a pause. */
export function SearchField({ name, given, onSearch }: SearchFieldProps) {
  const t = useText('games')
  const [typed, setTyped] = useState(name)
  const [known, setKnown] = useState({ name, given })
  const input = useRef<HTMLInputElement>(null)
  // Going back and forward sets another name. A name that was typed here arrives late, when more may have been typed,
  // so it is ignored.
  if (known.name !== name || known.given !== given) {
    setKnown({ name, given })
    if (known.name !== name && known.given !== given && name !== typed.trim()) setTyped(name)
  }
  const look = useEffectEvent(onSearch)
  useEffect(() => {
    const timer = setTimeout(() => look(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <search className={css.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          look(typed.trim())
        }}
      >
        <TextField
          ref={input}
          type="search"
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
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          end={
            typed !== '' && (
              <IconButton
                icon="close"
                size="sm"
                label={t('search.clear')}
                onClick={() => {
                  setTyped('')
                  look('')
                  input.current?.focus()
                }}
              />
            )
          }
        />
      </form>
    </search>
  )
}
