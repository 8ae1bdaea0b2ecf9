import { Amount } from '@livery/ui/amount'
import { Avatar } from '@livery/ui/avatar'
import { Badge, type BadgeTone } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { Checkbox } from '@livery/ui/checkbox'
import { EmptyState } from '@livery/ui/empty-state'
import { FavouriteButton, GameTile } from '@livery/ui/game-tile'
import { GameTileSkeleton } from '@livery/ui/game-tile-skeleton'
import { IconButton } from '@livery/ui/icon-button'
import { Marquee } from '@livery/ui/marquee'
import { Pagination } from '@livery/ui/pagination'
import { PasswordField } from '@livery/ui/password-field'
import { Progress } from '@livery/ui/progress'
import { SectionHeader } from '@livery/ui/section-header'
import { Select } from '@livery/ui/select'
import { Switch } from '@livery/ui/switch'
import { Tabs } from '@livery/ui/tabs'
import { TextField } from '@livery/ui/text-field'
import { useState } from 'react'
import { samplePicture } from '../../packages/ui/src/art/sample-picture.ts'
import * as css from '../../packages/ui/src/sheet/sheet.css.ts'
import type { Words } from './words.ts'

const TONES: readonly BadgeTone[] = ['neutral', 'brand', 'accent', 'success', 'warning', 'danger', 'info']
const PARTS = [
  { type: 'currency', value: '₱' },
  { type: 'integer', value: '12,480' },
  { type: 'decimal', value: '.' },
  { type: 'fraction', value: '50' },
]
const nothing = () => undefined

/** Most of the design system on one page, to see what a theme looks like. */
export function Sheet({ text }: { text: Words }) {
  return (
    <main className={css.sheet}>
      <h1>{text.banner}</h1>
      <Marquee
        label={text.notices}
        pauseLabel={text.stop}
        playLabel={text.run}
        items={[{ id: 'a', text: text.notice }]}
      />
      <Games text={text} />
      <div className={css.columns}>
        <Actions text={text} />
        <Form text={text} />
        <States text={text} />
      </div>
    </main>
  )
}

function Games({ text }: { text: Words }) {
  return (
    <section aria-labelledby="slots">
      <SectionHeader
        id="slots"
        title={text.slots}
        icon="slots"
        count="128"
        more={{ text: text.more, href: '#more' }}
        arrows={{
          previousLabel: text.earlier,
          nextLabel: text.later,
          canPrevious: false,
          canNext: true,
          onPrevious: nothing,
          onNext: nothing,
        }}
      />
      <div className={css.tiles}>
        {text.games.map((title, i) => (
          <GameTile
            key={title}
            title={title}
            iconUrl={i === 4 ? undefined : samplePicture(i)}
            sizes="160px"
            onPlay={nothing}
            badge={i % 3 === 0 ? { tone: i === 0 ? 'hot' : 'new', label: text.hot } : undefined}
            details={i % 2 === 0 ? { label: text.trial, onOpen: nothing } : undefined}
            vendor={{ name: 'Bright Reel' }}
            favourite={<FavouriteButton label={`${text.favourite} ${title}`} pressed={i === 1} onToggle={nothing} />}
          />
        ))}
        <GameTileSkeleton />
      </div>
    </section>
  )
}

function Actions({ text }: { text: Words }) {
  return (
    <div className={css.panel}>
      <div className={css.grid}>
        <Button icon="play">{text.register}</Button>
        <Button variant="secondary">{text.login}</Button>
        <Button variant="ghost" iconEnd="arrow-end">
          {text.more}
        </Button>
        <Button variant="danger" size="sm">
          {text.cancel}
        </Button>
        <Button busy>{text.login}</Button>
        <Button disabled>{text.login}</Button>
      </div>
      <div className={css.grid}>
        <IconButton icon="refresh" label={text.balance} variant="secondary" />
        <IconButton icon="bell" label={text.notices} />
        <IconButton icon="heart-filled" label={text.favourite} pressed />
        <IconButton icon="chevron-end" label={text.later} variant="primary" round />
        <Avatar alt="" initials="MR" size="lg" />
        <Avatar alt="" size="lg" />
        <Badge tone="count">12</Badge>
      </div>
      <div className={css.grid}>
        {TONES.map((tone, i) => (
          <Badge key={tone} tone={tone}>
            {text.tones[i]}
          </Badge>
        ))}
      </div>
      <div className={css.grid}>
        <Amount parts={PARTS} />
        <Amount parts={PARTS} tone="gain" />
        <Amount parts={PARTS} tone="loss" />
        <Amount parts={PARTS} maskedLabel={text.hidden} />
      </div>
      <p>
        {text.panel} <a href="#link">{text.link}</a>
      </p>
      <Progress label={text.turnover} value={64} valueText="64 %" />
    </div>
  )
}

function Form({ text }: { text: Words }) {
  const [tab, setTab] = useState('0')
  return (
    <div className={css.panel}>
      <Tabs
        label={text.login}
        value={tab}
        onChange={setTab}
        tabs={text.tabs.map((label, i) => ({
          id: String(i),
          label,
          panel: (
            <div className={css.fields}>
              <TextField
                label={text.username}
                icon="user"
                required
                dir="ltr"
                defaultValue="maria"
                hint={text.hint}
                error={text.error}
              />
              <PasswordField label={text.password} icon="lock" showLabel={text.show} autoComplete="current-password" />
              <Select
                label={text.language}
                icon="globe"
                options={text.languages.map((language) => ({ value: language, label: language }))}
              />
              <Checkbox label={text.remember} defaultChecked />
              <Switch label={text.sound} defaultChecked />
              <Button block>{text.login}</Button>
            </div>
          ),
        }))}
      />
    </div>
  )
}

function States({ text }: { text: Words }) {
  const page = (n: number) => `${text.page} ${n}`
  return (
    <div className={css.panel}>
      <EmptyState drawing="search" title={text.emptyTitle} level={2} text={text.emptyText}>
        <Button variant="secondary">{text.more}</Button>
      </EmptyState>
      <Pagination
        label={text.pages}
        previousLabel={text.earlier}
        nextLabel={text.later}
        formatPage={String}
        pageLabel={page}
        page={4}
        total={12}
        onChange={nothing}
      />
    </div>
  )
}
