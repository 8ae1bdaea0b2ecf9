import { type OfferFault, offerFaults, type RateType, type WrittenTier } from '@livery/contract/agent/contract-rules'
import type { ContractGameType, ContractKind } from '@livery/contract/agent/contract-words'
import type { ContractMember } from '@livery/contract/agent/contracts'
import type { RequestOf, ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { writtenDecimals } from '@livery/locale/money'
import { foldDigits } from '@livery/rules/fold-digits'
import { Button } from '@livery/ui/button'
import { Dialog } from '@livery/ui/dialog'
import { Select } from '@livery/ui/select'
import { TextField } from '@livery/ui/text-field'
import { toast } from '@livery/ui/toast'
import { useId, useState } from 'react'
import * as css from '../../../shared/contracts/contracts.css.ts'
import { useGamesName } from '../../../shared/contracts/use-games-name.ts'
import { useDecimal } from '../../../shared/format/use-decimal.ts'
import { CallError } from '../../../shared/http/call-error.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { forFingers } from '../../../shared/styles/for-fingers.css.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as formCss from '../form/agent-form.css.ts'
import { AgentForm } from '../form/agent-form.tsx'
import { BLANK, firstGames, startingTiers } from './offer-start.ts'

type Desk = ResponseOf<Calls['agentContracts']>

interface OfferDialogProps {
  readonly kind: ContractKind
  /** The member to whom a contract is offered; null while nobody is. */
  readonly member: ContractMember | null
  readonly desk: Desk
  readonly onClose: () => void
}

/** Offers a contract to somebody right below; what is wrong is said at its field while one writes. */
export function OfferDialog({ member, onClose, ...rest }: OfferDialogProps) {
  const t = useText('contract')
  const core = useText('core')
  return (
    <Dialog
      open={member !== null}
      onClose={onClose}
      keepOnCover
      size="lg"
      className={forFingers}
      title={t('offer.title', { account: member?.account ?? '' })}
      closeLabel={core('a11y.closeDialog')}
    >
      {member && <OfferForm {...{ member, onClose, ...rest }} />}
    </Dialog>
  )
}

const FIELDS = ['turnover', 'loss', 'active', 'rate'] as const

/** A figure as people type it: digits of any script, either decimal sign, no spaces or signs of units. */
const typed = (text: string) =>
  foldDigits(text)
    .replace(/[\s\p{Cf}%٪]/gu, '')
    .replace(/[,٫]/, '.')

function OfferForm({ kind, member, desk, onClose }: OfferDialogProps & { readonly member: ContractMember }) {
  const t = useText('contract')
  const gamesName = useGamesName()
  const decimal = useDecimal()
  const visit = useVisit()
  const id = useId()
  const exponent = writtenDecimals(visit.boot.merchant.currency)
  const [gameType, setGameType] = useState(() => firstGames(member, desk.own))
  const own = desk.own.find((terms) => terms.gameType === gameType) ?? null
  const rateType: RateType = own?.rateType ?? 'P'
  const [tiers, setTiers] = useState(() => startingTiers(member, gameType, desk.own))
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [sent, setSent] = useState<Readonly<Record<string, string>>>({})
  const textOf = ({ code, params = {} }: Pick<OfferFault, 'code' | 'params'>) =>
    t(`fault.${code}`, {
      most: params.most ?? '',
      min: decimal(params.min ?? ''),
      max: decimal(params.max ?? ''),
    })
  const bounds = { exponent, tiersMost: desk.tiersMost, rateMost: desk.rateMost, own }
  const found = offerFaults(kind, { rateType, tiers }, bounds)
  // Faults of fields that nobody has filled in yet are shown only after the form was sent.
  const faults = {
    ...sent,
    ...Object.fromEntries(found.filter(({ field }) => touched.has(field)).map((one) => [one.field, textOf(one)])),
  }

  const write = (index: number, name: keyof WrittenTier, text: string) => {
    setTouched((before) => new Set([...before, `tiers.${index}.${name}`]))
    setSent({})
    setTiers((before) => before.map((tier, at) => (at === index ? { ...tier, [name]: typed(text) } : tier)))
  }
  const choose = (games: ContractGameType) => {
    setGameType(games)
    setTiers(startingTiers(member, games, desk.own))
    setTouched(new Set())
    setSent({})
  }
  const submit = async () => {
    if (found.length > 0) {
      setTouched(new Set(found.map(({ field }) => field)))
      setSent(Object.fromEntries(found.map((one) => [one.field, textOf(one)])))
      return
    }
    const request: RequestOf<Calls['offerContract']> = {
      kind,
      member: member.id,
      gameType,
      rateType,
      tiers: [...tiers],
    }
    try {
      await visit.call('offerContract', request)
      toast({ tone: 'success', title: t('offer.sent', { account: member.account }) })
      for (const stale of ['agentContracts', 'contractHistory'])
        void visit.queries.invalidateQueries({ queryKey: [stale] })
      onClose()
    } catch (error) {
      const fields = error instanceof CallError ? error.fields : []
      setSent(
        fields.length > 0
          ? Object.fromEntries(fields.map((one) => [one.field === 'tiers' ? '' : one.field, textOf(one as OfferFault)]))
          : { '': errorText(visit.i18n, error) },
      )
    }
  }
  const shown = kind === 'dividend' ? FIELDS : FIELDS.filter((name) => name !== 'loss')
  return (
    <AgentForm {...{ id, faults }} onSubmit={submit} submitLabel={t('offer.send')} onCancel={onClose}>
      <p className={`${formCss.whole} ${css.small}`}>{t('offer.text', { most: decimal(desk.rateMost) })}</p>
      {desk.own.length > 1 && (
        <Select
          label={t('offer.games')}
          value={gameType}
          options={desk.own.map((terms) => ({ value: terms.gameType, label: gamesName(terms.gameType) }))}
          onChange={({ currentTarget }) => choose(currentTarget.value as ContractGameType)}
        />
      )}
      {tiers.map((tier, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
        <fieldset key={index} className={`${formCss.whole} ${css.step}`}>
          <legend className={css.legend}>{t('offer.step', { step: index + 1 })}</legend>
          <div className={css.stepFields}>
            {shown.map((name) => (
              <TextField
                key={name}
                className={css.stepField}
                id={`${id}-tiers.${index}.${name}`}
                label={t(name === 'rate' && rateType === 'F' ? 'field.fixed' : `field.${name}`)}
                value={tier[name]}
                error={faults[`tiers.${index}.${name}`]}
                required
                dir="ltr"
                inputMode={name === 'active' ? 'numeric' : 'decimal'}
                autoComplete="off"
                maxLength={20}
                end={name === 'rate' && rateType === 'P' ? '%' : undefined}
                onChange={({ currentTarget }) => write(index, name, currentTarget.value)}
              />
            ))}
          </div>
          {tiers.length > 1 && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                setSent({})
                setTouched(new Set())
                setTiers(tiers.filter((_, at) => at !== index))
              }}
            >
              {t('offer.removeStep', { step: index + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      {tiers.length < desk.tiersMost && (
        <div className={formCss.whole}>
          <Button
            size="sm"
            variant="secondary"
            icon="plus"
            onClick={() => setTiers([...tiers, { ...(tiers.at(-1) ?? BLANK), rate: '' }])}
          >
            {t('offer.addStep')}
          </Button>
        </div>
      )}
    </AgentForm>
  )
}
