import { pages } from '../pages.ts'

/** Where members are among themselves: the first page that nobody else sees, or the lobby while there is none. */
export const memberPath: string =
  pages.filter(({ guard }) => guard === 'member').sort((one, other) => one.order - other.order)[0]?.paths[0] ?? '/'
