import '@livery/ui/global.css'
import { themes } from 'virtual:themes'
import { showMode, showTheme } from '@livery/ui/appearance'
import { RegisterForm } from '../../../apps/site/src/features/auth/registration/register-form.tsx'
import { useRegisterForm } from '../../../apps/site/src/features/auth/registration/use-register-form.ts'
import { bootFixture } from '../../../apps/site/src/shared/testing/boot.fixture.ts'
import { show, visitFixture } from '../../../apps/site/src/shared/testing/visit.fixture.tsx'
import core from '../../../locales/EN/core.json' with { type: 'json' }
import { auth, fields } from './fields.ts'
import { PICTURE_BASE64 } from './picture.ts'
import { Toggled } from './toggled.tsx'

const field = { enabled: true, acceptedPattern: '*', type: 'text' } as const
const registration = {
  ageMinimum: 18,
  countries: ['PH', 'SG'],
  fields: Object.fromEntries(fields.map(({ name, ...wish }) => [name, { ...field, ...wish }])),
}
const boot = bootFixture('EN', { registration }, [])
const flags = { USERNAMEREG3: true, MOBILENUMREG3: true, MOBILENUMPASSREG3: true, REGMOBVERF3: true, REGCAPTCHA: true }
const site = visitFixture(
  { EN: { core, auth } },
  { ...boot, capabilities: { ...boot.capabilities, ...flags } },
  (name) => {
    if (name === 'captcha') return { captchaId: 'c1', image: PICTURE_BASE64 }
    if (name === 'registerSettings') return registration
    throw new Error(`${name} is not for this page`)
  },
)

function Stage() {
  const register = useRegisterForm(undefined)
  return register.form && <RegisterForm register={register} form={register.form} />
}

showMode('light')
showTheme(themes[0]?.css ?? '')
show(site, <Toggled form={() => <Stage />} />)
