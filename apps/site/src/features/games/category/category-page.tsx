import { pageIdAt, pageRecord } from '@livery/contract/pages'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { CategoryList } from './category-list.tsx'
import { FilterBar } from './filter-bar.tsx'
import { type Choice, narrow } from './narrow.ts'
import { useGameFilter } from './use-game-filter.ts'

/** A category: its games by vendor, list, kind and name, page by page. The filter is part of the address. */
export default function CategoryPage() {
  const { menus } = useVisit().boot
  const id = pageIdAt(useLocation().pathname)
  const category = (id && pageRecord(id).category) ?? menus.categories[0] ?? 'RNG'
  const { filter, given, addressOf, show } = useGameFilter()
  const [isTurned, setTurned] = useState(false)
  // Memoised by the filter, so that an answer that arrives while somebody types renders the list alone.
  const controls = useMemo(() => {
    const choose = (choice: Choice) => {
      if (show((present) => narrow(present, choice, 1), 'name' in choice)) setTurned(false)
    }
    return <FilterBar category={category} filter={filter} given={given} addressOf={addressOf} onChoose={choose} />
  }, [category, filter, given, addressOf, show])
  const turn = (page: number, totalPages: number) => {
    setTurned(true)
    show((present) => narrow(present, { page }, totalPages))
    scrollTo({ top: 0, behavior: 'smooth' })
  }
  return (
    <CategoryList category={category} filter={filter} isTurned={isTurned} onTurn={turn} onShow={show}>
      {controls}
    </CategoryList>
  )
}
