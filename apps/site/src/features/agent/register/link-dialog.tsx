import { LINK_LIMITS } from '@livery/contract/agent/kinds'
import type { AgentLink } from '@livery/contract/agent/links'
import { Dialog } from '@livery/ui/dialog'
import { TextField } from '@livery/ui/text-field'
import { useId, useState } from 'react'
import { useDecimal } from '../../../shared/format/use-decimal.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { forFingers } from '../../../shared/styles/for-fingers.css.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { AgentForm } from '../form/agent-form.tsx'
import { RebateField } from '../form/rebate-field.tsx'
import { typedPercent } from '../form/typed-percent.ts'
import { useAgentForm } from '../form/use-agent-form.ts'
import { type DownlineKind, KindField } from './kind-field.tsx'

const DAY_MS = 24 * 3600 * 1000

interface LinkDialogProps {
  /** The link that is changed, `new` for one more, null while closed. */
  readonly link: AgentLink | 'new' | null
  readonly most: string | null
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Makes a link, or changes what one gives. */
export function LinkDialog({ link, onClose, ...rest }: LinkDialogProps) {
  const t = useText('agent')
  const core = useText('core')
  return (
    <Dialog
      open={link !== null}
      onClose={onClose}
      keepOnCover
      className={forFingers}
      title={t(link === 'new' ? 'link.new' : 'link.change')}
      closeLabel={core('a11y.closeDialog')}
    >
      {link && <LinkForm key={link === 'new' ? '' : link.code} {...{ link, onClose, ...rest }} />}
    </Dialog>
  )
}

function LinkForm({ link, most, onClose, onSaved }: LinkDialogProps & { readonly link: AgentLink | 'new' }) {
  const t = useText('agent')
  const core = useText('core')
  const decimal = useDecimal()
  const visit = useVisit()
  const id = useId()
  const known = link === 'new' ? null : link
  const [kind, setKind] = useState<DownlineKind>(known?.kind ?? 'player')
  const [rebate, setRebate] = useState(known?.rebate ?? '0')
  const [code, setCode] = useState(known?.code ?? '')
  const [note, setNote] = useState(known?.note ?? '')
  const [days, setDays] = useState(daysLeft(known))
  const [uses, setUses] = useState(known?.usesMost ? String(known.usesMost) : '')
  const { faults, send, refuse } = useAgentForm()
  const rebateFault = (percent: string | null) => {
    if (percent === null) return t('fault.percent')
    return most !== null && Number(percent) > Number(most) && t('fault.rebateLimits', { min: '0', max: decimal(most) })
  }
  const submit = async () => {
    const percent = typedPercent(rebate)
    const [validDays, usesMost] = [wholeOf(days, LINK_LIMITS.days), wholeOf(uses, LINK_LIMITS.uses)]
    const isRefused = refuse({
      rebate: rebateFault(percent),
      code: code !== '' && !/^[A-Za-z0-9]{4,20}$/.test(code) && t('fault.code'),
      days: validDays === undefined && t('fault.whole', { max: String(LINK_LIMITS.days) }),
      uses: usesMost === undefined && t('fault.whole', { max: String(LINK_LIMITS.uses) }),
    })
    if (isRefused || percent === null || validDays === undefined || usesMost === undefined) return
    const terms = { kind, rebate: percent, note, days: validDays, usesMost }
    const saved = await send(() =>
      known
        ? visit.call('changeAgentLink', { code: known.code, ...terms })
        : visit.call('addAgentLink', { ...(code && { code }), ...terms }),
    )
    if (!saved) return
    onSaved()
    onClose()
  }
  const field = (name: string, value: string, set: (value: string) => void) => ({
    id: `${id}-${name}`,
    value,
    error: faults[name],
    errorPrefix: core('a11y.error'),
    autoComplete: 'off' as const,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => set(currentTarget.value),
  })
  return (
    <AgentForm {...{ id, faults }} onSubmit={submit} submitLabel={core('action.save')} onCancel={onClose}>
      <KindField value={kind} onChoose={setKind} />
      <RebateField id={`${id}-rebate`} value={rebate} most={most} error={faults.rebate} onTyped={setRebate} />
      <TextField {...field('note', note, setNote)} label={t('field.note')} maxLength={LINK_LIMITS.note} dir="auto" />
      <TextField
        {...field('code', code, setCode)}
        label={t('field.code')}
        hint={known ? undefined : t('field.codeHint')}
        maxLength={20}
        disabled={known !== null}
        dir="ltr"
      />
      <TextField
        {...field('days', days, setDays)}
        label={t('field.days')}
        hint={t('field.daysHint')}
        inputMode="numeric"
        maxLength={3}
        dir="ltr"
      />
      <TextField
        {...field('uses', uses, setUses)}
        label={t('field.uses')}
        hint={t('field.usesHint')}
        inputMode="numeric"
        maxLength={6}
        dir="ltr"
      />
    </AgentForm>
  )
}

function daysLeft(link: AgentLink | null): string {
  if (!link) return '30'
  if (link.expiresAt === null) return ''
  return String(Math.max(1, Math.ceil((Date.parse(link.expiresAt) - Date.now()) / DAY_MS)))
}

/** A whole number within limits. Null for an empty text, which means no limit; undefined for an invalid one. */
function wholeOf(typed: string, most: number): number | null | undefined {
  if (typed.trim() === '') return null
  const number = Number(typed)
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined
}
