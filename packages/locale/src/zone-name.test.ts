import { expect, test } from 'vitest'
import { localeByCode } from './registry.ts'
import { zoneName } from './zone-name.ts'

const row = (code: string) => localeByCode(code) as NonNullable<ReturnType<typeof localeByCode>>

test.each([
  ['PT', 'America/Sao_Paulo', 'Horário Padrão de Brasília'],
  ['ES', 'America/Sao_Paulo', 'hora estándar de Brasilia'],
  ['AR', 'Asia/Kuwait', 'التوقيت العربي الرسمي'],
  ['EN', 'Asia/Manila', 'Philippine Standard Time'],
  ['HI', 'Asia/Kolkata', 'भारतीय मानक समय'],
])('the clock of a zone is called as the language calls it: %s %s', (code, zone, name) => {
  expect(zoneName(zone, row(code))).toBe(name)
})

test('where an engine lacks the language, a clock is called by its city', () => {
  const engine = { ...Intl, DateTimeFormat: class extends Intl.DateTimeFormat {} } as unknown as typeof Intl
  engine.DateTimeFormat.prototype.resolvedOptions = () => ({ locale: 'en' }) as Intl.ResolvedDateTimeFormatOptions
  expect(zoneName('Asia/Ho_Chi_Minh', row('MY'), engine)).toBe('Ho Chi Minh')
})
