import { useCount } from '../../../shared/format/use-count.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './download.css.ts'
import { GUIDES, type GuideName, type StepDrawingName } from './guides.ts'
import { StepDrawing } from './step-drawing.tsx'

interface AppGuideProps {
  readonly guide: GuideName
  /** A code to scan stands above, which phones do not show. */
  readonly hasCode: boolean
}

/** The steps of an installation, each with a drawing. Without a code to scan the first begins on the device itself. */
export function AppGuide({ guide, hasCode }: AppGuideProps) {
  const t = useText('download')
  const [first, ...others] = GUIDES[guide]
  return (
    <ol className={css.steps}>
      <Step
        number={1}
        drawing="browser"
        text={t(`guide.${guide}.phone`)}
        className={hasCode ? css.onPhone : css.step}
      />
      {hasCode && <Step number={1} drawing={first} text={t(`guide.${guide}.1`)} className={css.besideCode} />}
      {others.map((drawing, index) => (
        <Step
          key={drawing}
          number={index + 2}
          drawing={drawing}
          text={t(`guide.${guide}.${index + 2}` as 'guide.ios.2')}
          className={css.step}
        />
      ))}
    </ol>
  )
}

interface StepProps {
  readonly number: number
  readonly drawing: StepDrawingName
  readonly text: string
  readonly className: string
}

function Step({ number, drawing, text, className }: StepProps) {
  const count = useCount()
  return (
    <li className={className}>
      <StepDrawing name={drawing} />
      <p>
        <span className={css.number}>{count(number)}</span> {text}
      </p>
    </li>
  )
}
