import type { FieldError } from '@livery/contract/errors'
import type { FormatLocale } from '@livery/locale/locale-row'
import type { i18n } from 'i18next'
import type { FormattedMoney } from '../format/use-money.ts'
import { CallError } from '../http/call-error.ts'
import { errorText } from '../http/error-text.ts'
import { decimalsText } from './amount-text.ts'
import { minutesText } from './minutes.ts'

/** How amounts and times are written for the reader. */
export interface Formatting {
  readonly i18n: i18n
  readonly language: FormatLocale
  readonly money: (amount: string) => FormattedMoney
}

/** What is wrong with one field, in the reader's language. */
export function fieldText({ i18n, money, language }: Formatting, { code, params = {} }: FieldError): string {
  const { min, max, amount, most, minutes } = params
  if (code.startsWith('transfer.'))
    return i18n.t(`transfer:fault.${code.replace('transfer.', '')}` as 'transfer:fault.locked', {
      amount: amount === undefined ? '' : money(String(amount)).text,
      most: most === undefined ? '' : money(String(most)).text,
      time: minutes === undefined ? '' : minutesText(Number(minutes), language),
    })
  if (code === 'amount.decimals') return decimalsText({ i18n }, Number(params.decimals))
  if (code.startsWith('amount.') && min !== undefined && max !== undefined)
    return i18n.t('withdraw:limits', { min: money(String(min)).text, max: money(String(max)).text })
  const own = `withdraw:fault.${code.replace('payee.', '')}`
  if (code.startsWith('payee.'))
    return i18n.t((i18n.exists(own) ? own : 'withdraw:fault.other') as 'withdraw:fault.other', params)
  const general = `auth:validation.${code}`
  return i18n.exists(general, params)
    ? i18n.t(general as 'auth:validation.invalid', params)
    : i18n.t('withdraw:fault.other')
}

/** Why a call was refused, with what the reader can do about it. */
export function refusalText(formatting: Formatting, error: unknown): string {
  const { i18n, money, language } = formatting
  if (!(error instanceof CallError) || error.code !== 'WITHDRAWAL_REFUSED') return errorText(i18n, error)
  const { check, amount, most, minutes } = error.params
  const key = `withdraw:refusal.${check}`
  if (!i18n.exists(key)) return errorText(i18n, error)
  return i18n.t(key as 'withdraw:refusal.requirement', {
    amount: amount === undefined ? '' : money(String(amount)).text,
    most: most === undefined ? '' : money(String(most)).text,
    time: minutes === undefined ? '' : minutesText(Number(minutes), language),
  })
}

/** Whether a secret was wrong too often; a limit on mere calls states no minutes. */
export const isLock = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === 'TOO_MANY_REQUESTS' && error.params.minutes !== undefined

/** How long the withdrawal password is not accepted, in the words of the notice that stands above the forms. */
export function lockText({ i18n, language }: Formatting, { params }: CallError): string {
  return i18n.t('withdraw:refusal.withdrawalPassword', { time: minutesText(Number(params.minutes), language) })
}
