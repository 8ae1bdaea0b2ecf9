import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Narrow } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { fields } from '../sheet/sheet.css.ts'
import { PhoneField } from './phone-field.tsx'

const COUNTRIES = [
  { region: 'PH', dialCode: '63', name: 'Philippines' },
  { region: 'KW', dialCode: '965', name: 'Kuwait' },
  { region: 'IE', dialCode: '353', name: 'Ireland' },
  { region: 'CI', dialCode: '225', name: 'Côte d’Ivoire' },
]

function Controlled({ value, onChange, ...rest }: ComponentProps<typeof PhoneField>) {
  const [phone, setPhone] = useState(value)
  return (
    <Narrow>
      <PhoneField
        {...rest}
        value={phone}
        onChange={(next) => {
          setPhone(next)
          onChange(next)
        }}
      />
    </Narrow>
  )
}

const meta = {
  component: PhoneField,
  args: {
    label: 'Mobile number',
    countries: COUNTRIES,
    value: { region: 'PH', number: '' },
    onChange: fn(),
    countryLabel: (country) => (country ? `Country: ${country.name} +${country.dialCode}` : 'Choose a country'),
    searchLabel: 'Find a country',
    emptyText: 'No such country.',
  },
  render: (args) => <Controlled {...args} />,
  parameters: guide('A phone number with its dial code.', {
    do: ['Put the merchant’s countries first.', 'Format what is shown (`format`), and keep digits only.'],
    dont: ['Refuse spaces, dashes or a leading zero while one types.', 'Ask for the dial code in a second field.'],
  }),
} satisfies Meta<typeof PhoneField>
export default meta

type Story = StoryObj<typeof meta>

export const PastedWhole: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Mobile number' })
    await userEvent.click(field)
    await userEvent.paste('+965 ٥٠٠٠ 1234')
    await expect(args.onChange).toHaveBeenLastCalledWith({ region: 'KW', number: '50001234' })
    await expect(field).toHaveValue('50001234')
    await expect(canvas.getByRole('combobox', { name: 'Country: Kuwait +965' })).toBeVisible()
  },
}

export const ChooseACountry: Story = {
  args: { value: { region: 'PH', number: '9171234567' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country: Philippines +63' }))
    // The list takes focus when it has opened; keys pressed before that would be lost.
    await waitFor(() => expect(screen.getByLabelText('Find a country', { selector: 'input' })).toHaveFocus())
    await userEvent.keyboard('cote')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ region: 'CI', number: '9171234567' })
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** The number is shown as people write it, and its value is only digits. */
export const Formatted: Story = {
  args: {
    value: { region: 'PH', number: '9171234567' },
    format: ({ number }) => number.replace(/(\d{3})(?=\d)/g, '$1 ').trim(),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('917 123 456 7')
  },
}

export const States: Story = {
  render: (args) => (
    <div className={fields}>
      <PhoneField {...args} label="Empty" placeholder="917 123 4567" required />
      <PhoneField
        {...args}
        label="With a hint"
        hint="We send a code to it."
        value={{ region: 'KW', number: '50001234' }}
      />
      <PhoneField
        {...args}
        label="Wrong"
        error="A number in Kuwait has 8 digits."
        value={{ region: 'KW', number: '5' }}
      />
      <PhoneField {...args} label="Being looked at" busy value={{ region: 'KW', number: '50001234' }} />
      <PhoneField {...args} label="Not now" disabled value={{ region: 'KW', number: '50001234' }} />
    </div>
  ),
}

/** A number is written from left to right in every language. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    label: 'رقم الجوال',
    value: { region: 'KW', number: '50001234' },
    countries: [{ region: 'KW', dialCode: '965', name: 'الكويت' }],
    countryLabel: (country) => `البلد: ${country?.name}`,
    hint: 'نرسل إليه رمزًا.',
  },
}
