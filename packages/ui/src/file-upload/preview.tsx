import { useEffect, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import * as css from './file-upload.css.ts'

/** A picture in small, or the sign of a file. The address it is shown by is given back when it is gone. */
export function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!/\.(png|jpe?g|webp)$/i.test(file.name)) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (url === null) {
    return (
      <span className={css.preview}>
        <Icon name="file" />
      </span>
    )
  }
  return <img className={css.preview} src={url} alt="" />
}
