import { IconButton } from '@livery/ui/icon-button'
import { useText } from '../../shared/i18n/use-text.ts'
import type { useFullscreen } from './use-fullscreen.ts'

/** Shows a game in full screen, and ends it. */
export function FullscreenButton({ on, toggle }: ReturnType<typeof useFullscreen>) {
  const t = useText('games')
  return (
    <IconButton
      icon={on ? 'fullscreen-exit' : 'fullscreen'}
      label={on ? t('launch.exitFullscreen') : t('launch.fullscreen')}
      onClick={toggle}
    />
  )
}
