import { COUNTRIES } from '@livery/contract/texts'
import { countriesOf, formatMobile } from '@livery/rules/mobile-numbers'
import { type DialCountry, PhoneField } from '@livery/ui/phone-field'
import { TextField } from '@livery/ui/text-field'
import { useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import { useStore } from 'zustand'
import { usePageTexts } from '../../../shared/i18n/use-page-texts.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { textsTag } from '../../../shared/visit/texts-tag.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import type { FieldProps } from './field-props.ts'
import type { MobileForm } from './mobile-form.ts'

interface MobileFieldProps extends FieldProps {
  readonly form: MobileForm
  /** The accepted countries; undefined means all. */
  readonly countries: readonly string[]
}

/**
 * A mobile number with its country, for any form with these values. It loads the numbering plans of the world, so it is
 * imported only where it is needed.
 */
export default function MobileField(props: MobileFieldProps) {
  return props.countries.length > 0 ? <DialledFrom {...props} likely={undefined} /> : <FromAnywhere {...props} />
}

/** Where the merchant names no countries, the gateway says which is most likely. A named list needs no such query. */
function FromAnywhere(props: MobileFieldProps) {
  const { data, isLoading } = useAnswer('getCountryCode', {}, { staleMs: Infinity })
  // The country never changes while somebody is typing.
  if (isLoading) {
    const { countries: _, form: __, ...field } = props
    return <TextField {...field} readOnly busy dir="ltr" />
  }
  return <DialledFrom {...props} likely={data?.countries[0]?.countryCode} />
}

function DialledFrom({
  form,
  countries,
  likely,
  ...field
}: MobileFieldProps & { readonly likely: string | undefined }) {
  const t = useText('auth')
  const { locale, dialCountries } = useDialCountries(countries, likely)
  const { control, setValue, getValues } = form
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
    setValue('countryCode', region)
    setValue('countryDialingCode', dialCode)
  }, [region, dialCode, setValue])
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

interface DialCountries {
  /** The language of the names. */
  readonly locale: string
  readonly dialCountries: readonly DialCountry[]
}

const known = new Map<string, DialCountries>()

/** The list of countries in the reader's language, made once for each: the names take longer than all of the field. */
function useDialCountries(codes: readonly string[], likely: string | undefined): DialCountries {
  const { i18n, preferences } = useVisit()
  const language = useStore(preferences, (state) => state.language)
  const { formatTag, formatFallback } = language
  // Engines lack the names in some languages: those come with the texts.
  usePageTexts(formatFallback === null ? [] : [COUNTRIES])
  const key = [language.code, formatTag, likely, ...codes].join()
  const made =
    known.get(key) ??
    countriesIn(namesIn(formatTag, i18n.getResourceBundle(textsTag(language), COUNTRIES)), codes, likely)
  known.set(key, made)
  return made
}

interface Names {
  /** The language they are in. */
  readonly locale: string
  readonly of: (region: string) => string
  readonly compare: (one: string, other: string) => number
}

/** @param names the names that came with the texts, by the country's code, in the language's own order */
function namesIn(formatTag: string, names?: Readonly<Record<string, string>>): Names {
  if (names) {
    const places = new Map(Object.values(names).map((name, place) => [name, place]))
    const placeOf = (name: string) => places.get(name) ?? places.size
    return { locale: formatTag, of: (region) => names[region] ?? region, compare: (a, b) => placeOf(a) - placeOf(b) }
  }
  const locales = [formatTag, 'en']
  const display = new Intl.DisplayNames(locales, { type: 'region' })
  return {
    locale: display.resolvedOptions().locale,
    of: (region) => display.of(region) ?? region,
    compare: new Intl.Collator(locales).compare,
  }
}

/**
 * The countries by their names: in the merchant's order, or sorted by name after the country that the gateway considers
 * most likely.
 */
function countriesIn(names: Names, codes: readonly string[], likely: string | undefined): DialCountries {
  const { locale } = names
  const countries = countriesOf(codes).map(({ countryCode, countryDialingCode }) => ({
    region: countryCode,
    dialCode: countryDialingCode,
    name: names.of(countryCode),
  }))
  if (codes.length > 0) return { locale, dialCountries: countries }
  const sorted = countries.toSorted((a, b) => names.compare(a.name, b.name))
  const first = sorted.find(({ region }) => region === likely)
  return { locale, dialCountries: first ? [first, ...sorted.filter((country) => country !== first)] : sorted }
}
