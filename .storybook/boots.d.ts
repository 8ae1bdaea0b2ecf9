declare module 'virtual:boots' {
  /** The boot documents of whole pages without recorded answers, by `merchant.LANGUAGE`. */
  export const boots: Readonly<
    Record<string, import('../apps/site/src/app/testing/open-visit.ts').VisitWish['boot'] | undefined>
  >
}
