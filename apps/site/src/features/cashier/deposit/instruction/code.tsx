import { Button, buttonClass } from '@livery/ui/button'
import { Icon } from '@livery/ui/icon'
import { QrCode } from '@livery/ui/qr-code'
import { useRef } from 'react'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { useCopy } from '../../shared/use-copy.tsx'
import * as css from './code.css.ts'
import { savePicture } from './save-picture.ts'

interface CodeProps {
  readonly text: string
  readonly label: string
  /** Name of the file that the picture is saved as. */
  readonly file: string
  readonly lead: string
  /** The button that copies the text of the code, where banking apps take it: `Pix Copia e Cola`. */
  readonly copies?: string | undefined
}

/** An address of a banking app or a wallet, which phones open by themselves. */
const OF_AN_APP = /^(?!https?:|data:|javascript:)[a-z][a-z0-9.+-]*:/i

/** A code to scan, to save, and on phones to open: who pays on the phone cannot scan its own screen. */
export function Code({ text, label, file, lead, copies }: CodeProps) {
  const t = useText('deposit')
  const copy = useCopy()
  const box = useRef<HTMLDivElement>(null)
  const save = () => {
    const picture = box.current?.querySelector('svg')
    if (picture) savePicture(picture, file)
  }
  return (
    <div className={css.code}>
      <p className={css.lead}>{lead}</p>
      <div ref={box} className={css.plate}>
        <QrCode text={text} label={label} size="lg" />
      </div>
      <div className={css.buttons}>
        {OF_AN_APP.test(text) && (
          <a href={text} className={`${buttonClass()} ${css.opensApp}`}>
            <Icon name="phone" size="sm" />
            {t('qr.open')}
          </a>
        )}
        {copies && (
          <Button variant="secondary" icon="copy" onClick={() => copy(text)}>
            {copies}
          </Button>
        )}
        <Button variant="secondary" icon="download" onClick={save}>
          {t('qr.save')}
        </Button>
      </div>
      <p className={css.hint}>{t('qr.onPhone')}</p>
    </div>
  )
}
