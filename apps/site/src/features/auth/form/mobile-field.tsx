import { countriesOf, formatMobile } from '@livery/rules/mobile-numbers'
import { PhoneField } from '@livery/ui/phone-field'
import { TextField } from '@livery/ui/text-field'
import { useEffect, useMemo, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useStore } from 'zustand'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import type { FieldProps } from './field-props.ts'

interface MobileValues {
  mobileNum: string
  countryCode: string
  countryDialingCode: string
}

interface MobileFieldProps extends FieldProps {
  /** The accepted countries; undefined means all. */
  readonly countries: readonly string[]
}

/**
 * A mobile number with its country, for any form with these values. It loads the numbering plans of the world, so it is
 * imported only where it is needed.
 */
export default function MobileField({ countries, ...field }: MobileFieldProps) {
  const t = useText('auth')
  const { locale, dialCountries, isAsked } = useDialCountries(countries)
  const { control, setValue, getValues } = useFormContext<MobileValues>()
  const number = useController({ control, name: 'mobileNum' }).field
  const remembered = dialCountries.find((country) => country.dialCode === getValues('countryDialingCode'))
  const first = (remembered ?? dialCountries[0])?.region ?? ''
  // The form holds the country; it is watched here alone, since nobody else changes it.
  const [chosen, setChosen] = useState('')
  const region = chosen || getValues('countryCode') || first
  const dialCode = dialCountries.find((country) => country.region === region)?.dialCode ?? ''
  const choose = (countryCode: string, countryDialingCode: string) => {
    setChosen(countryCode)
    setValue('countryCode', countryCode)
    setValue('countryDialingCode', countryDialingCode)
  }
  useEffect(() => {
    if (isAsked) return
    setValue('countryCode', region)
    setValue('countryDialingCode', dialCode)
  }, [isAsked, region, dialCode, setValue])
  // The country never changes while somebody is typing.
  if (isAsked) return <TextField {...field} readOnly busy dir="ltr" />
  return (
    <PhoneField
      {...field}
      name={number.name}
      ref={number.ref}
      onBlur={number.onBlur}
      countries={dialCountries}
      locale={locale}
      value={{ region, number: number.value }}
      onChange={(next) => {
        choose(next.region, dialCountries.find((country) => country.region === next.region)?.dialCode ?? '')
        number.onChange(next.number)
      }}
      format={(value) => formatMobile(value.number, dialCode)}
      countryLabel={(country) =>
        country
          ? t('field.countryDialingCode.current', { country: country.name, code: country.dialCode })
          : t('field.countryDialingCode.placeholder')
      }
      searchLabel={t('field.countryDialingCode.search')}
      emptyText={t('field.countryDialingCode.none')}
    />
  )
}

/**
 * The countries by their names in the reader's language: in the merchant's order, or sorted by name after the country
 * that the gateway considers most likely.
 */
function useDialCountries(codes: readonly string[]) {
  const { preferences } = useVisit()
  const { formatTag, formatFallback } = useStore(preferences, ({ language }) => language)
  const { data, isLoading } = useAnswer('getCountryCode', {}, { enabled: codes.length === 0, staleMs: Infinity })
  const likely = data?.countries[0]?.countryCode
  const named = useMemo(() => {
    const locales = [formatTag, ...(formatFallback ? [formatFallback] : []), 'en']
    const names = countryNames(locales)
    const countries = countriesOf(codes).map(({ countryCode, countryDialingCode }) => ({
      region: countryCode,
      dialCode: countryDialingCode,
      name: names.of(countryCode) ?? countryCode,
    }))
    const { locale } = names.resolvedOptions()
    if (codes.length > 0) return { locale, dialCountries: countries }
    const compare = new Intl.Collator(locales).compare
    const sorted = countries.toSorted((a, b) => compare(a.name, b.name))
    const first = sorted.find(({ region }) => region === likely)
    const dialCountries = first ? [first, ...sorted.filter((country) => country !== first)] : sorted
    return { locale, dialCountries }
  }, [codes, likely, formatTag, formatFallback])
  return { ...named, isAsked: isLoading }
}

const namesByLocales = new Map<string, Intl.DisplayNames>()

/** Made once for each language: that takes the browser longer than all of the field. */
function countryNames(locales: readonly string[]): Intl.DisplayNames {
  const key = locales.join()
  const names = namesByLocales.get(key) ?? new Intl.DisplayNames(locales, { type: 'region' })
  namesByLocales.set(key, names)
  return names
}
