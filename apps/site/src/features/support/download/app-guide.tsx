import { useCount } from '../../../shared/format/use-count.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './download.css.ts'
import { GUIDES, type GuideName } from './guides.ts'
import { StepDrawing } from './step-drawing.tsx'

/** The steps of an installation, each with a drawing. */
export function AppGuide({ guide }: { readonly guide: GuideName }) {
  const t = useText('download')
  const count = useCount()
  return (
    <ol className={css.steps}>
      {GUIDES[guide].map((drawing, index) => (
        <li key={drawing} className={css.step}>
          <StepDrawing name={drawing} />
          <p>
            <span className={css.number}>{count(index + 1)}</span> {t(`guide.${guide}.${index + 1}` as 'guide.ios.1')}
          </p>
        </li>
      ))}
    </ol>
  )
}
