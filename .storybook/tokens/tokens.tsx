import type { ThemeReport } from 'virtual:theme-reports'
import { cssVarName, type LeafId, leaves } from '@livery/theme/contract'
import { Badge } from '@livery/ui/badge'
import { Select } from '@livery/ui/select'
import { TextField } from '@livery/ui/text-field'
import { memo, useDeferredValue, useState } from 'react'
import { Duties } from './duties.tsx'
import { Sample } from './sample.tsx'
import * as css from './tokens.css.ts'

const MODES = ['light', 'dark'] as const
const ALL = 'all'

/** `color.action.bg` belongs to `color.action`, `radius.card` to `radius`. */
const groupOf = (id: LeafId) =>
  id
    .split('.')
    .slice(0, id.startsWith('color.') ? 2 : 1)
    .join('.')
const groups = [...new Set([...leaves.keys()].map(groupOf))]

/** The whole contract as a theme fills it: each leaf with its meaning, duties, look and measured contrast. */
export function Tokens({
  theme,
  report,
  group: first = ALL,
}: {
  readonly theme: string
  readonly report: ThemeReport
  /** The group that is open first. */
  readonly group?: string
}) {
  const [group, setGroup] = useState(first)
  const [words, setWords] = useState('')
  const filter = useDeferredValue(words.trim().toLowerCase())
  const shown = [...leaves].filter(
    ([id, { meaning }]) =>
      (group === ALL || groupOf(id) === group) && `${id} ${meaning}`.toLowerCase().includes(filter),
  )
  return (
    <main className={css.page}>
      <header>
        <h1>Tokens</h1>
        <p className={css.quiet} role="status">
          {shown.length} of {leaves.size} leaves, as the theme {theme} fills them. Ratios are those of WCAG 2, which are
          the law; Lc is APCA’s lightness contrast, told beside them.
        </p>
      </header>
      <div className={css.filters}>
        <Select
          label="Group"
          value={group}
          onChange={(event) => setGroup(event.currentTarget.value)}
          options={[{ value: ALL, label: 'All' }, ...groups.map((value) => ({ value, label: value }))]}
        />
        <TextField label="Word" icon="search" value={words} onChange={(event) => setWords(event.currentTarget.value)} />
      </div>
      <div className={css.list}>
        {shown.map(([id]) => (
          <LeafCard key={id} id={id} report={report} />
        ))}
      </div>
    </main>
  )
}

const LeafCard = memo(function LeafCard({ id, report }: { readonly id: LeafId; readonly report: ThemeReport }) {
  const leaf = leaves.get(id)
  if (!leaf) return null
  const duties = report.duties.filter((duty) => duty.leaf === id)
  return (
    <article className={css.leaf} aria-label={id}>
      <div className={css.about}>
        <h2 className={css.id} translate="no">
          {id}
        </h2>
        <p>{leaf.meaning}</p>
        <div className={css.traits}>
          <Badge>{leaf.type}</Badge>
          <Badge tone="info">since {leaf.since}</Badge>
          {leaf.locked && <Badge tone="warning">locked</Badge>}
          {leaf.scriptAware && <Badge>by script</Badge>}
          {leaf.deprecated && <Badge tone="danger">deprecated since {leaf.deprecated.since}</Badge>}
        </div>
        <code className={css.quiet}>{cssVarName(id)}</code>
      </div>
      {(leaf.modeAware ? MODES : (['light'] as const)).map((mode) => (
        <div key={mode} className={css.mode} data-mode={leaf.modeAware ? mode : undefined}>
          <Sample id={id} type={leaf.type} />
          <p className={css.quiet}>
            {leaf.modeAware ? `${mode}: ` : ''}
            <code>{written(report.values[mode][id])}</code>
          </p>
          <Duties rows={duties.filter((duty) => duty.mode === mode)} />
        </div>
      ))}
    </article>
  )
})

function written(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}
