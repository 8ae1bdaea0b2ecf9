import { useEffect, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import * as css from './file-upload.css.ts'

/** A thumbnail, or an icon for other files. Its object URL is revoked when it is removed. */
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
