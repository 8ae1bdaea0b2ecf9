import type { BootLanguage } from '@livery/contract/boot'
import { toast } from '@livery/ui/toast'
import { useState } from 'react'
import { useSite } from '../site/use-site.ts'
import { changeLanguage } from './change-language.ts'

/** Changes the language when the reader chooses one, and shows a message when that fails. */
export function useLanguageChoice() {
  const site = useSite()
  const [coming, setComing] = useState<string | null>(null)
  const choose = async (language: BootLanguage) => {
    setComing(language.code)
    try {
      await changeLanguage(site, language)
    } catch {
      toast({ tone: 'error', title: site.i18n.t('core:language.failed', { language: language.nativeName }) })
    } finally {
      setComing(null)
    }
  }
  return { choose, coming }
}
