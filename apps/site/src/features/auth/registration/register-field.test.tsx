import type { FieldType } from '@livery/rules/normalise'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RegisterField } from './register-field.tsx'

function field(name: 'line' | 'whatsapp', type: FieldType): string {
  const config = {
    enabled: true,
    required: false,
    acceptedPattern: '*',
    patternId: 0,
    minLength: 1,
    maxLength: 20,
    type,
  }
  const state = { register: () => ({ name }) } as never
  const t = ((key: string) => key) as never
  return renderToStaticMarkup(
    <RegisterField
      spec={{ name, config }}
      id={name}
      errorPrefix="Error"
      error={undefined}
      hint={undefined}
      t={t}
      state={state}
      countries={[]}
    />,
  )
}

test('a field has the keyboard of the type that the merchant states, else its own', () => {
  expect(field('line', 'text')).not.toContain('inputMode')
  expect(field('line', 'number')).toContain('inputMode="numeric"')
  expect(field('line', 'email')).toContain('inputMode="email"')
  expect(field('whatsapp', 'tel')).toContain('inputMode="tel"')
  expect(field('whatsapp', 'text')).toContain('inputMode="text"')
})
