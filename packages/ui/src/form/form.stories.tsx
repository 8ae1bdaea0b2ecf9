import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Narrow } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { SubmitButton } from '../submit-button/submit-button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Form } from './form.tsx'

type Texts = {
  name: string
  mail: string
  missing: string
  title: (count: number) => string
  send: string
  sending: string
}

const EN: Texts = {
  name: 'Username',
  mail: 'E-mail',
  missing: 'Enter it.',
  title: (count) => (count === 1 ? 'One thing is missing' : `${count} things are missing`),
  send: 'Sign up',
  sending: 'Signing up…',
}

type SignUpProps = { work: () => Promise<void> | undefined; texts: Texts; summary: boolean; judgesWhileTyping: boolean }

function SignUp({ work, texts, summary, judgesWhileTyping }: SignUpProps) {
  const id = useId()
  const [values, setValues] = useState({ name: '', mail: '' })
  const [isJudged, setJudged] = useState(false)
  const names = ['name', 'mail'] as const
  const wrong = names.filter((name) => isJudged && values[name] === '')
  return (
    <Narrow>
      <Form
        onSubmit={async () => {
          setJudged(true)
          if (names.every((name) => values[name] !== '')) await work()
        }}
        summaryTitle={summary ? texts.title : undefined}
        buttons={<SubmitButton busyLabel={texts.sending}>{texts.send}</SubmitButton>}
        errors={wrong.map((name) => ({ id: `${id}-${name}`, message: `${texts[name]}: ${texts.missing}` }))}
      >
        {names.map((name) => (
          <TextField
            key={name}
            id={`${id}-${name}`}
            label={texts[name]}
            error={wrong.includes(name) ? texts.missing : undefined}
            value={values[name]}
            onChange={(event) => {
              if (judgesWhileTyping) setJudged(true)
              setValues({ ...values, [name]: event.currentTarget.value })
            }}
          />
        ))}
      </Form>
    </Narrow>
  )
}

const meta = {
  component: SignUp,
  args: { work: fn(), texts: EN, summary: true, judgesWhileTyping: false },
  argTypes: { texts: { control: false }, work: { control: false } },
  parameters: guide('Fields that are sent together; while one submit is under way, no second one starts.', {
    do: [
      'Give it all faults in the order of the fields, those of the server too; it leads to them.',
      'Use a SubmitButton: it is busy as long as the form is.',
      'With react-hook-form: `onSubmit={handleSubmit(save)}` and `shouldFocusError: false`.',
    ],
    dont: [
      'Disable the button until all is filled in: nobody learns what is missing.',
      'Give a summary to two short fields: then focus in the first wrong one is quicker.',
    ],
  }),
} satisfies Meta<typeof SignUp>
export default meta

type Story = StoryObj<typeof meta>

/** With two errors the summary has focus and links to the fields. Correcting one of them moves nothing. */
export const SummedUp: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    await waitFor(() => expect(canvas.getByRole('alert').parentElement).toHaveFocus())
    await expect(canvas.getByRole('heading', { name: '2 things are missing' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'E-mail: Enter it.' }))
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
    await expect(args.work).not.toHaveBeenCalled()
    await userEvent.keyboard('m')
    await expect(canvas.getByRole('heading', { name: 'One thing is missing' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
  },
}

/** With one error its field has focus, and there is no summary. */
export const OneFault: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'maria{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const WithoutSummary: Story = {
  args: { summary: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus())
  },
}

/** Errors that appear while somebody types do not move focus. */
export const WhileTyping: Story = {
  args: { judgesWhileTyping: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = canvas.getByRole('textbox', { name: 'Username' })
    await userEvent.type(name, 'm{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus())
    await userEvent.clear(name)
    await expect(canvas.getAllByText('Enter it.')).toHaveLength(2)
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(name).toHaveFocus()
  },
}

let finish = () => {}
const work = fn(
  () =>
    new Promise<void>((resolve) => {
      finish = resolve
    }),
)

/** The form is busy until it is sent; a second press or Enter does not send it again. */
export const SentOnce: Story = {
  args: { work },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    work.mockClear()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'maria')
    const mail = canvas.getByRole('textbox', { name: 'E-mail' })
    await userEvent.type(mail, 'maria@example.com')
    const form = mail.closest('form') as HTMLFormElement
    form.requestSubmit()
    form.requestSubmit()
    const button = await canvas.findByRole('button', { name: 'Signing up…' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Signing up…')
    await userEvent.click(button)
    await userEvent.type(mail, '{Enter}')
    await expect(work).toHaveBeenCalledOnce()
    finish()
    await canvas.findByRole('button', { name: 'Sign up' })
    form.requestSubmit()
    await waitFor(() => expect(work).toHaveBeenCalledTimes(2))
    finish()
    await canvas.findByRole('button', { name: 'Sign up' })
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    texts: {
      name: 'اسم المستخدم',
      mail: 'البريد الإلكتروني',
      missing: 'هذا الحقل مطلوب.',
      title: (count) => (count === 2 ? 'أمران ناقصان' : 'أمر ناقص'),
      send: 'إنشاء حساب',
      sending: 'جارٍ الإنشاء…',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'إنشاء حساب' }))
    await waitFor(() => expect(canvas.getByRole('alert').parentElement).toHaveFocus())
  },
}
