import { useVisit } from '../visit/use-visit.ts'

/** What a way to pay is called; one that is offered no more has only its id. */
export function useMethodName(): (id: string) => string {
  const { paymentMarks } = useVisit().boot
  return (id) => paymentMarks.find((mark) => mark.id === id)?.name ?? id
}
