import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Narrow } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { fields } from '../sheet/sheet.css.ts'
import { FileUpload, type UploadItem } from './file-upload.tsx'

const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)
const picture = (name: string) => new File([PNG], name, { type: 'image/png' })

const REASONS = {
  kind: 'is no picture and no PDF',
  size: 'is larger than 5 MB',
  empty: 'is empty',
  count: 'is one too many',
  twice: 'is there already',
} as const

function Controlled(props: ComponentProps<typeof FileUpload>) {
  const [items, setItems] = useState<readonly UploadItem[]>(props.items)
  return (
    <Narrow>
      <FileUpload
        {...props}
        items={items}
        onAdd={(files) => {
          setItems((now) => [...now, ...files.map((file) => ({ id: file.name, file }))])
          props.onAdd(files)
        }}
        onRemove={(id) => setItems((now) => now.filter((item) => item.id !== id))}
      />
    </Narrow>
  )
}

const meta = {
  component: FileUpload,
  args: {
    label: 'Proof of identity',
    kinds: ['png', 'jpeg', 'webp', 'pdf'],
    maxBytes: 5 * 1024 * 1024,
    maxFiles: 2,
    items: [],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    prompt: 'Choose files or drop them here',
    limitsText: 'PNG, JPEG, WebP or PDF, up to 5 MB each, 2 at most',
    sizeText: (bytes) => `${Math.max(1, Math.round(bytes / 1024))} KB`,
    refusalText: (name, why) => `${name} ${REASONS[why]}.`,
    takenText: (count) => `${count} added`,
    removeLabel: (name) => `Remove ${name}`,
    retryLabel: (name) => `Try ${name} again`,
    progressLabel: (name) => `${name} is on its way`,
  },
  render: (args) => <Controlled {...args} />,
  parameters: guide('For files that are sent: a document, a receipt, a picture.', {
    do: ['Say the limits before anybody meets them.', 'Keep what was taken when something else was refused.'],
    dont: [
      'Believe a file’s name: its bytes are looked at here, and again on the server.',
      'Send before one presses Send, where it is personal.',
    ],
  }),
} satisfies Meta<typeof FileUpload>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText<HTMLInputElement>('Proof of identity')
    await expect(input).toHaveAccessibleDescription('PNG, JPEG, WebP or PDF, up to 5 MB each, 2 at most')
    await userEvent.upload(input, [picture('passport.png')])
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce())
    await expect(await canvas.findByText('passport.png')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('1 added')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove passport.png' }))
    await waitFor(() => expect(canvas.queryByText('passport.png')).toBeNull())
  },
}

/** Each refused file is named with the reason; accepted files stay. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(canvas.getByLabelText('Proof of identity'), [
      picture('front.png'),
      new File(['<html>'], 'back.png', { type: 'image/png' }),
      new File([], 'nothing.pdf', { type: 'application/pdf' }),
    ])
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('back.png is no picture and no PDF.'))
    await expect(canvas.getByRole('alert')).toHaveTextContent('nothing.pdf is empty.')
    await expect(canvas.getByText('front.png')).toBeVisible()
  },
}

export const OnTheirWay: Story = {
  args: {
    maxFiles: 4,
    items: [
      { id: 'a', file: picture('front.png'), progress: 1 },
      { id: 'b', file: picture('back.png'), progress: 0.4 },
      { id: 'c', file: new File(['%PDF-'], 'bill.pdf'), error: 'The connection was lost.' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('progressbar', { name: 'back.png is on its way' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try bill.pdf again' }))
    await expect(args.onRetry).toHaveBeenCalledWith('c')
  },
}

export const States: Story = {
  render: (args) => (
    <div className={fields}>
      <FileUpload {...args} label="With a hint" hint="All four corners must be seen." required />
      <FileUpload {...args} label="Wrong" error="Send a document." errorPrefix="Error:" />
      <FileUpload {...args} label="Not now" disabled />
    </div>
  ),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    label: 'إثبات الهوية',
    prompt: 'اختر ملفات أو أفلتها هنا',
    limitsText: 'PNG أو JPEG أو PDF، حتى 5 ميغابايت لكل ملف',
    items: [{ id: 'a', file: picture('passport.png'), progress: 1 }],
  },
}
