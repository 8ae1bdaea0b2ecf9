import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Narrow } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { fields } from '../sheet/sheet.css.ts'
import { Combobox } from './combobox.tsx'
import { MultiCombobox } from './multi-combobox.tsx'

const COUNTRIES = [
  { value: 'KW', label: 'Kuwait', keywords: 'KW', end: '+965' },
  { value: 'PH', label: 'Philippines', keywords: 'PH Pilipinas', end: '+63' },
  { value: 'RE', label: 'Réunion', keywords: 'RE', end: '+262' },
  { value: 'TR', label: 'Türkiye', keywords: 'TR Turkey', end: '+90' },
  { value: 'XX', label: 'Not served', disabled: true },
]

const texts = {
  emptyText: 'Nothing fits. Try another spelling.',
  busyText: 'Looking…',
  clearLabel: 'Clear',
  openLabel: 'Show all',
}

function Controlled({ value, onChange, ...rest }: ComponentProps<typeof Combobox>) {
  const [chosen, setChosen] = useState(value)
  return (
    <Narrow>
      <Combobox
        {...rest}
        value={chosen}
        onChange={(next) => {
          setChosen(next)
          onChange(next)
        }}
      />
    </Narrow>
  )
}

const meta = {
  component: Combobox,
  args: { label: 'Country', options: COUNTRIES, value: null, onChange: fn(), placeholder: 'Type to find it', ...texts },
  render: (args) => <Controlled {...args} />,
  parameters: guide('One or several of many options, found by typing.', {
    do: [
      'Give `keywords`: people look for codes, old names and their own spelling.',
      'Fetch by what is typed (`onSearch`, `busy`) where there are more than some hundreds.',
    ],
    dont: ['Use it for fewer than about ten: that is a Select or a RadioGroup.', 'Take what is typed as the answer.'],
  }),
} satisfies Meta<typeof Combobox>
export default meta

type Story = StoryObj<typeof meta>

/** The list fades in, so its content is in the page some frames before it is visible. */
const isSeen = (findText: () => HTMLElement) => waitFor(() => expect(findText()).toBeVisible())

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Country' })
    await userEvent.click(field)
    await userEvent.keyboard('reun')
    const option = await screen.findByRole('option', { name: /Réunion/ })
    await waitFor(() => expect(option).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('RE')
    await expect(field).toHaveValue('Réunion')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

/** The open list, for the visual test. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Country' }))
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Country' })).toBeVisible())
  },
}

/** An option is found by other words for it as well; when nothing matches, a message says so. */
export const Keywords: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Country' })
    await userEvent.click(field)
    await userEvent.keyboard('turkey')
    await isSeen(() => screen.getByRole('option', { name: /Türkiye/ }))
    await userEvent.keyboard('zz')
    await isSeen(() => screen.getByText('Nothing fits. Try another spelling.'))
    await userEvent.keyboard('{Escape}')
  },
}

export const Busy: Story = {
  args: { options: [], busy: true, onSearch: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'Country' }), 'ku')
    await isSeen(() => screen.getByText('Looking…'))
    await expect(args.onSearch).toHaveBeenLastCalledWith('ku', expect.anything())
  },
}

export const States: Story = {
  render: (args) => (
    <div className={fields}>
      <Combobox {...args} label="Chosen" value="PH" hint="Where you live." />
      <Combobox {...args} label="Required" required icon="globe" />
      <Combobox {...args} label="Wrong" error="Choose your country." errorPrefix="Error:" />
      <Combobox {...args} label="Read only" value="KW" readOnly />
      <Combobox {...args} label="Not now" value="KW" disabled />
    </div>
  ),
}

function Several({ initial = [] }: { initial?: readonly string[] }) {
  const [values, setValues] = useState(initial)
  return (
    <Narrow>
      <MultiCombobox
        label="Countries kept out"
        options={COUNTRIES}
        values={values}
        onChange={setValues}
        removeLabel={(name) => `Remove ${name}`}
        placeholder="Type to find them"
        {...texts}
      />
    </Narrow>
  )
}

/** Chosen options appear in the field, and are removed by their button or by Backspace. */
export const SeveralChoices: Story = {
  render: () => <Several initial={['KW']} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: 'Countries kept out' })
    await userEvent.click(field)
    await userEvent.keyboard('phil')
    await expect(await screen.findByRole('listbox', { name: 'Countries kept out' })).toBeInTheDocument()
    await userEvent.click(await screen.findByRole('option', { name: /Philippines/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Philippines' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Kuwait' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Kuwait' })).toBeNull())
    await userEvent.click(field)
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Philippines' })).toBeNull())
    await userEvent.keyboard('{Escape}')
  },
}

export const ManyChoices: Story = { render: () => <Several initial={['KW', 'PH', 'RE', 'TR']} /> }

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    label: 'البلد',
    placeholder: 'اكتب للبحث',
    value: 'KW',
    options: [
      { value: 'KW', label: 'الكويت', end: '+965' },
      { value: 'PH', label: 'الفلبين', end: '+63' },
    ],
  },
}
