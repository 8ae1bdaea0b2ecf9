import type { BootLanguage } from '@livery/contract/boot'
import { toast } from '@livery/ui/toast'
import { useState } from 'react'
import { useVisit } from '../visit/use-visit.ts'
import { changeLanguage } from './change-language.ts'

/** Changes the language when the reader chooses one, and shows a message when that fails. */
export function useLanguageChoice() {
  const visit = useVisit()
  const [coming, setComing] = useState<string | null>(null)
  const choose = async (language: BootLanguage) => {
    setComing(language.code)
    try {
      await changeLanguage(visit, language)
    } catch {
      toast({ tone: 'error', title: visit.i18n.t('core:language.failed', { language: language.nativeName }) })
    } finally {
      setComing(null)
    }
  }
  return { choose, coming }
}
