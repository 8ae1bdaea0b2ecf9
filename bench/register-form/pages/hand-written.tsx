// The form as a developer would write it for this one purpose: plain React over the same controls, with texts and rules
// beside the fields. The difference to ours is the cost of forms made from data.
import '@livery/ui/global.css'
import { themes } from 'virtual:themes'
import { showMode, showTheme } from '@livery/ui/appearance'
import { Button } from '@livery/ui/button'
import { Checkbox } from '@livery/ui/checkbox'
import { Form } from '@livery/ui/form'
import { IconButton } from '@livery/ui/icon-button'
import { PasswordField } from '@livery/ui/password-field'
import { PhoneField } from '@livery/ui/phone-field'
import { RadioGroup } from '@livery/ui/radio-group'
import { SubmitButton } from '@livery/ui/submit-button'
import { TextField, type TextFieldProps } from '@livery/ui/text-field'
import { type FormEvent, type SyntheticEvent, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { auth, type FieldWish, fields } from './fields.ts'
import { faultOf, SECRETS } from './hand-rules.ts'
import { PICTURE } from './picture.ts'
import { Toggled } from './toggled.tsx'

type Name = FieldWish['name']
type Faults = Readonly<Partial<Record<Name | 'terms', string>>>

const COUNTRIES = [
  { region: 'PH', dialCode: '63', name: 'Philippines' },
  { region: 'SG', dialCode: '65', name: 'Singapore' },
]
const METHODS = (['mobile', 'username'] as const).map((value) => ({ value, label: auth.method[value] }))

/** The captcha is requested here as in our form. */
function Letters(field: TextFieldProps) {
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    void Promise.resolve(PICTURE).then(setPicture)
  }, [])
  return (
    <TextField
      {...field}
      end={
        <>
          {picture && <img src={picture} alt={auth.captcha.alt} width={120} height={40} />}
          <IconButton icon="refresh" label={auth.captcha.refresh} size="sm" variant="plain" />
        </>
      }
    />
  )
}

function Field({ name, required, error }: FieldWish & { readonly error: string | undefined }) {
  const [phone, setPhone] = useState({ region: 'PH', number: '' })
  const { label, placeholder, hint }: { label: string; placeholder: string; hint?: string } = auth.field[name]
  const field = { id: name, name, label, placeholder, required, error, hint: error ? undefined : hint }
  if (SECRETS.includes(name))
    return <PasswordField {...field} icon="lock" showLabel={auth.password.show} autoComplete="new-password" />
  if (name === 'mobileNum')
    return (
      <PhoneField
        {...field}
        countries={COUNTRIES}
        value={phone}
        onChange={setPhone}
        countryLabel={(country) => `Country: ${country?.name} +${country?.dialCode}`}
        searchLabel={auth.field.countryDialingCode.search}
        emptyText={auth.field.countryDialingCode.none}
      />
    )
  if (name === 'verificationCode')
    return (
      <TextField
        {...field}
        end={
          <Button variant="secondary" size="sm">
            {auth.sms.send}
          </Button>
        }
      />
    )
  if (name === 'captcha') return <Letters {...field} />
  return <TextField {...field} {...(name === 'username' && { icon: 'user' as const })} />
}

function RegisterForm() {
  const [method, setMethod] = useState<'mobile' | 'username'>('mobile')
  const [faults, setFaults] = useState<Faults>({})
  const methodFields = fields.filter(({ name }) => name !== (method === 'mobile' ? 'username' : 'mobileNum'))
  const look = (data: FormData): Faults =>
    Object.fromEntries(methodFields.map((wish) => [wish.name, faultOf(wish, data)]).filter(([, fault]) => fault))
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget)
    setFaults({ ...look(data), ...(data.get('terms') ? {} : { terms: auth.validation.termsRequired }) })
  }
  const mend = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement
    if (name in faults) setFaults({ ...faults, [name]: look(new FormData(currentTarget))[name as Name] })
  }
  const wrong = Object.entries(faults).flatMap(([id, message]) => (message ? [{ id, message }] : []))
  return (
    <Form onSubmit={submit} onInput={mend} errors={wrong} aria-label={auth.tab.register}>
      <RadioGroup
        label={auth.method.registerLabel}
        look="cards"
        orientation="horizontal"
        value={method}
        onChange={setMethod}
        options={METHODS}
      />
      {methodFields.map((wish) => (
        <Field key={wish.name} {...wish} error={faults[wish.name]} />
      ))}
      <Checkbox id="terms" name="terms" label={auth.terms.accept_other} error={faults.terms} required />
      <SubmitButton size="lg" block busyLabel={auth.register.submitting}>
        {auth.register.submit}
      </SubmitButton>
    </Form>
  )
}

showMode('light')
showTheme(themes[0]?.css ?? '')
createRoot(document.body.appendChild(document.createElement('main'))).render(<Toggled form={() => <RegisterForm />} />)
