import { useEffect } from 'react'
import { useText } from '../i18n/use-text.ts'
import { useVisit } from '../visit/use-visit.ts'

/** Names the browser's tab after what the page shows, which is known only when its answer has come. */
export function usePageTitle(name: string | undefined): void {
  const t = useText('core')
  const { name: merchant } = useVisit().boot.merchant
  useEffect(() => {
    if (name !== undefined) document.title = t('meta.title', { page: name, merchant })
  }, [t, name, merchant])
}
