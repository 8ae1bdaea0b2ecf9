import { PAGES } from '@livery/contract/pages'
import type { PointConversion } from '@livery/contract/rewards/points/mall'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { foldDigits } from '@livery/rules/fold-digits'
import { Button } from '@livery/ui/button'
import { Dialog } from '@livery/ui/dialog'
import { Form } from '@livery/ui/form'
import { Link } from '@livery/ui/link'
import { SubmitButton } from '@livery/ui/submit-button'
import { TextField } from '@livery/ui/text-field'
import { toast } from '@livery/ui/toast'
import { useId, useState } from 'react'
import { SecretField } from '../../../shared/cashier/secret-field.tsx'
import { usePressKey } from '../../../shared/cashier/use-press-key.ts'
import { useCount } from '../../../shared/format/use-count.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { CallError } from '../../../shared/http/call-error.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Alert } from '../../../shared/notice/alert.tsx'
import { useLanguageCode, useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './points.css.ts'
import { type Balance, renewPoints, usePointsText } from './use-points.ts'

interface ConvertDialogProps {
  readonly open: boolean
  readonly conversion: PointConversion
  readonly balance: Balance
  readonly onClose: () => void
}

/** Points become money, proven by the withdrawal password. */
export function ConvertDialog({ open, onClose, ...rest }: ConvertDialogProps) {
  const t = useText('rewards')
  const core = useText('core')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      keepOnCover
      size="sm"
      title={t('mall.convert.title')}
      closeLabel={core('a11y.closeDialog')}
    >
      {rest.balance.hasPassword ? <Conversion {...rest} onClose={onClose} /> : <NoPassword />}
    </Dialog>
  )
}

function NoPassword() {
  const t = useText('rewards')
  return (
    <div className={css.form}>
      <p>{t('mall.convert.needsPassword')}</p>
      <p>
        <Link href={PAGES.withdraw.path}>{t('mall.convert.setPassword')}</Link>
      </p>
    </div>
  )
}

type Faults = Readonly<Partial<Record<'points' | 'password' | '', string>>>

/** The most that can be converted now, in whole steps. */
export function mostOf({ points }: PointConversion, balance: Balance): number {
  return Math.floor(Math.min(balance.points, balance.leftToday ?? balance.points) / points) * points
}

function Conversion({ conversion, balance, onClose }: Omit<ConvertDialogProps, 'open'>) {
  const t = useText('rewards')
  const core = useText('core')
  const visit = useVisit()
  const language = useLanguageCode()
  const count = useCount()
  const money = useMoney()
  const pointsText = usePointsText()
  const id = useId()
  const press = usePressKey()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const { points: step, turnoverTimes } = conversion
  const { exponent } = visit.boot.merchant.currency
  const most = mostOf(conversion, balance)
  const figures = foldDigits(typed).replace(/[\s\p{P}\p{Cf}]/gu, '')
  const points = /^\d{1,9}$/.test(figures) ? Number(figures) : 0
  const isWhole = points > 0 && points % step === 0
  const worth = isWhole ? fromMinor(BigInt(points / step) * toMinor(conversion.amount, exponent), exponent) : null
  const range = t('mall.convert.range', { step: count(step), most: count(most) })
  const submit = async () => {
    const isConvertible = worth !== null && points <= most
    setFaults({
      ...(!isConvertible && { points: range }),
      ...(password === '' && { password: visit.i18n.t('auth:validation.required') }),
    })
    if (!isConvertible || password === '') return
    try {
      await visit.call('convertPoints', { key: press.keyOf(String(points)), points, password, language })
      press.done()
      toast({ tone: 'success', title: t('mall.convert.done', { amount: money(worth).text }) })
      onClose()
    } catch (error) {
      setPassword('')
      setFaults(faultsOf(error))
    } finally {
      await renewPoints(visit)
    }
  }
  const faultsOf = (error: unknown): Faults => {
    if (error instanceof CallError && error.code === 'VALIDATION') return { points: range }
    const message = errorText(visit.i18n, error)
    return error instanceof CallError && error.code === 'PROOF_WRONG' ? { password: message } : { '': message }
  }
  return (
    <Form
      className={css.form}
      onSubmit={submit}
      errors={Object.entries(faults).map(([name, message]) => ({ id: `${id}-${name}`, message: message ?? '' }))}
      buttons={
        <SubmitButton busyLabel={core('state.loading')}>
          {worth === null ? t('mall.convert.title') : t('mall.convert.submit', { amount: money(worth).text })}
        </SubmitButton>
      }
    >
      {faults[''] && <Alert>{faults['']}</Alert>}
      <p className={css.small}>
        {t('mall.convert.rate', { points: pointsText(step), amount: money(conversion.amount).text })}{' '}
        {turnoverTimes > 0 ? t('mall.convert.stake', { times: count(turnoverTimes) }) : t('free')}
      </p>
      <TextField
        id={`${id}-points`}
        label={t('own.points')}
        value={typed}
        hint={range}
        error={faults.points}
        errorPrefix={core('a11y.error')}
        required
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        end={
          <Button variant="ghost" size="sm" onClick={() => setTyped(String(most))}>
            {t('mall.convert.all')}
          </Button>
        }
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <SecretField
        id={`${id}-password`}
        label={t('mall.convert.password')}
        value={password}
        error={faults.password}
        onTyped={setPassword}
      />
    </Form>
  )
}
