// The minimum for this one form: plain React over native controls, without features of ours such as a searchable
// country list. It uses our styles.
import '@livery/ui/global.css'
import { themes } from 'virtual:themes'
import { showMode, showTheme } from '@livery/ui/appearance'
import { type ChangeEvent, type FormEvent, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as button from '../../../packages/ui/src/button/button.css.ts'
import * as checkbox from '../../../packages/ui/src/checkbox/checkbox.css.ts'
import * as css from '../../../packages/ui/src/field/field.css.ts'
import * as formCss from '../../../packages/ui/src/form/form.css.ts'
import { Icon } from '../../../packages/ui/src/icon/icon.tsx'
import * as radio from '../../../packages/ui/src/radio-group/radio-group.css.ts'
import { auth, type FieldWish, fields } from './fields.ts'
import { faultOf, SECRETS } from './hand-rules.ts'
import { PICTURE } from './picture.ts'
import { Toggled } from './toggled.tsx'

type Name = FieldWish['name']
type Faults = Readonly<Partial<Record<Name | 'terms', string>>>

const textOf = (name: Name): { label: string; placeholder: string; hint?: string } => auth.field[name]

function Field({ name, required, error, end }: FieldWish & { error: string | undefined; end?: ReactNode }) {
  const { label, placeholder, hint } = textOf(name)
  const [shown, setShown] = useState(false)
  const isSecret = SECRETS.includes(name)
  return (
    <div className={css.field}>
      <label htmlFor={name} className={required ? `${css.label} ${css.required}` : css.label}>
        {label}
      </label>
      <div className={css.frame}>
        {isSecret && <Icon name="lock" size="sm" className={css.icon} />}
        {name === 'mobileNum' && (
          <select name="country" defaultValue="63" aria-label={auth.field.countryDialingCode.label}>
            <option value="63">PH +63</option>
            <option value="65">SG +65</option>
          </select>
        )}
        <input
          id={name}
          name={name}
          className={css.control}
          type={isSecret && !shown ? 'password' : 'text'}
          placeholder={placeholder}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : hint ? `${name}-hint` : undefined}
        />
        {isSecret && (
          <button type="button" aria-label={auth.password.show} aria-pressed={shown} onClick={() => setShown(!shown)}>
            <Icon name={shown ? 'eye-off' : 'eye'} size="sm" />
          </button>
        )}
        {end}
      </div>
      {hint && !error && (
        <div id={`${name}-hint`} className={css.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={`${name}-error`} className={css.error}>
          {error}
        </div>
      )}
    </div>
  )
}

const ENDS: Readonly<Partial<Record<Name, ReactNode>>> = {
  verificationCode: <button type="button">{auth.sms.send}</button>,
  captcha: <img src={PICTURE} alt={auth.captcha.alt} width={120} height={40} />,
}

function RegisterForm() {
  const [method, setMethod] = useState('mobile')
  const [faults, setFaults] = useState<Faults>({})
  const methodFields = fields.filter(({ name }) => name !== (method === 'mobile' ? 'username' : 'mobileNum'))
  const look = (data: FormData): Faults =>
    Object.fromEntries(methodFields.map((wish) => [wish.name, faultOf(wish, data)]).filter(([, fault]) => fault))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setFaults({ ...look(data), ...(data.get('terms') ? {} : { terms: auth.validation.termsRequired }) })
  }
  const mend = (event: ChangeEvent<HTMLFormElement>) => {
    const { name } = event.target as unknown as HTMLInputElement
    if (!(name in faults)) return
    setFaults({ ...faults, [name]: look(new FormData(event.currentTarget))[name as Name] })
  }
  return (
    <form noValidate className={formCss.form} onSubmit={submit} onChange={mend} aria-label={auth.tab.register}>
      <div role="radiogroup" className={radio.group} aria-label={auth.method.registerLabel}>
        {(['mobile', 'username'] as const).map((one) => (
          <label key={one} className={`${radio.row} ${radio.look.cards}`}>
            <input
              type="radio"
              name="method"
              className={radio.dot}
              checked={method === one}
              onChange={() => setMethod(one)}
            />
            <span className={radio.words}>{auth.method[one]}</span>
          </label>
        ))}
      </div>
      {methodFields.map((wish) => (
        <Field key={wish.name} {...wish} error={faults[wish.name]} end={ENDS[wish.name]} />
      ))}
      <div className={checkbox.row}>
        <input type="checkbox" id="terms" name="terms" className={checkbox.box} />
        <label htmlFor="terms" className={checkbox.label}>
          {auth.terms.accept_other}
        </label>
        {faults.terms && <div className={css.error}>{faults.terms}</div>}
      </div>
      <button type="submit" className={`${button.button} ${button.variant.primary} ${button.size.lg} ${button.block}`}>
        {auth.register.submit}
      </button>
    </form>
  )
}

showMode('light')
showTheme(themes[0]?.css ?? '')
createRoot(document.body.appendChild(document.createElement('main'))).render(<Toggled form={() => <RegisterForm />} />)
