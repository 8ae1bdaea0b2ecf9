import { expect, test } from 'vitest'
import { cnic } from './cnic.ts'
import { cnpj } from './cnpj.ts'
import { cpf } from './cpf.ts'
import { iban } from './iban.ts'
import { ifsc } from './ifsc.ts'
import { tcKimlik } from './tc-kimlik.ts'
import { expectChecks, faultOf, withOneDigitChanged } from './testing.ts'
import { thaiNationalId } from './thai-national-id.ts'
import { vpa } from './vpa.ts'

test('CPF: both check digits are looked at, and one figure all the way is refused', () => {
  expectChecks(
    cpf,
    [
      ['529.982.247-25', '52998224725'],
      ['111 444 777 35', '11144477735'],
      ['٥٢٩٩٨٢٢٤٧٢٥', '52998224725'],
    ],
    [
      ['52998224715', 'checksum'],
      ['52998224724', 'checksum'],
      ['11111111111', 'repeated'],
      ['5299822472', 'length'],
      ['', 'length'],
      ['5299822472O', 'characters'],
    ],
  )
})

test('CNPJ: of figures, and with letters', () => {
  expectChecks(
    cnpj,
    [
      ['11.222.333/0001-81', '11222333000181'],
      // The example of Receita Federal.
      ['12.abc.345/01DE-35', '12ABC34501DE35'],
    ],
    [
      ['11222333000182', 'checksum'],
      ['12ABC34501DE53', 'checksum'],
      ['12ABC34501DEA5', 'form'],
      ['00000000000000', 'repeated'],
      ['1122233300018', 'length'],
      ['11222333*00181', 'characters'],
    ],
  )
})

test('TC Kimlik', () => {
  expectChecks(
    tcKimlik,
    [['10000000146', '10000000146']],
    [
      ['10000000147', 'checksum'],
      ['10000000156', 'checksum'],
      ['00000000146', 'form'],
      ['1000000014', 'length'],
    ],
  )
})

test('the number of a Thai citizen', () => {
  expectChecks(
    thaiNationalId,
    [
      ['1-1017-00230-70-8', '1101700230708'],
      ['๑๑๐๑๗๐๐๒๓๐๗๐๘', '1101700230708'],
    ],
    [
      ['1101700230709', 'checksum'],
      ['110170023070', 'length'],
      ['0000000000000', 'repeated'],
    ],
  )
})

test.each([
  ['TC Kimlik', tcKimlik, '10000000146'],
  ['IBAN', iban, 'TR330006100519786457841326'],
])('%s: any one figure that is wrong is found', (_, check, number) => {
  expect(withOneDigitChanged(number).filter((changed) => check(changed).valid)).toEqual([])
})

test.each([
  ['CPF', cpf, '52998224725'],
  ['CNPJ', cnpj, '11222333000181'],
  ['the number of a Thai citizen', thaiNationalId, '1101700230708'],
])('%s: one wrong figure is found at least nine times in ten, as far as mod 11 with ten figures can', (...row) => {
  const [, check, number] = row
  const changed = withOneDigitChanged(number)
  expect(changed.filter((one) => check(one).valid).length / changed.length).toBeLessThan(0.1)
})

test('CNIC has no check digit that is published: length, figures and a province', () => {
  expectChecks(
    cnic,
    [['35202-1234567-1', '3520212345671']],
    [
      ['05202-1234567-1', 'form'],
      ['35202-1234567', 'length'],
      ['35202-1234567-X', 'characters'],
      ['1111111111111', 'repeated'],
    ],
  )
})

test('IFSC', () => {
  expectChecks(
    ifsc,
    [
      ['SBIN0000691', 'SBIN0000691'],
      ['hdfc0cagsbk', 'HDFC0CAGSBK'],
    ],
    [
      ['SBIN1000691', 'form'],
      ['SB1N0000691', 'form'],
      ['SBIN000069', 'length'],
      ['SBIN_000691', 'characters'],
    ],
  )
})

test('VPA: a name and the handle of a bank, and no e-mail address', () => {
  expectChecks(
    vpa,
    [
      ['Asha.Rao-1@okHDFCbank', 'asha.rao-1@okhdfcbank'],
      [' 9876543210@ybl ', '9876543210@ybl'],
      ['shop_1@s2b', 'shop_1@s2b'],
    ],
    [
      ['asha@gmail.com', 'form'],
      ['asha.rao', 'form'],
      ['asha@@ybl', 'form'],
      ['a@ybl', 'form'],
      ['a@b', 'length'],
      ['asha rao@ybl', 'characters'],
    ],
  )
})

test('IBAN: the countries of our merchants, each with its own length', () => {
  // The examples of the registry of ISO 13616, and of Iran's central bank.
  const accepted = [
    'AE070331234567890123456',
    'BR1800360305000010009795493C1',
    'DE89370400440532013000',
    'GB29NWBK60161331926819',
    'IR580540105180021273113007',
    'KW81CBKU0000000000001234560101',
    'KZ86125KZT5004100100',
    'PK36SCBL0000001123456702',
    'QA58DOHB00001234567890ABCDEFG',
    'SA0380000000608010167519',
    'TR330006100519786457841326',
  ]
  expectChecks(
    iban,
    [['tr33 0006 1005 1978 6457 8413 26', 'TR330006100519786457841326'], ...accepted.map((one) => [one, one] as const)],
    [
      ['TR330006100519786457841327', 'checksum'],
      ['DE89370400440532013001', 'checksum'],
      ['TR33000610051978645784132', 'length'],
      ['XX330006100519786457841326', 'country'],
      ['TRA30006100519786457841326', 'form'],
      ['GB29NWBK6016133192681A', 'form'],
      ['TR33-0006_1005', 'characters'],
      ['', 'country'],
    ],
  )
})

test('an IBAN says which length its country has, and of which countries it may be', () => {
  expect(faultOf(iban('TR3300061005197864578413'))).toEqual({
    reason: 'length',
    params: { length: 24, min: 26, max: 26 },
  })
  expect(faultOf(iban('DE89370400440532013000', ['TR']))).toEqual({ reason: 'country', params: { country: 'DE' } })
  expect(iban('TR330006100519786457841326', ['TR']).valid).toBe(true)
})

test('a character that cannot stand there is named with its place', () => {
  expect(faultOf(cpf('529.982.2x7-25'))).toEqual({ reason: 'characters', params: { character: 'X', at: 8 } })
})
