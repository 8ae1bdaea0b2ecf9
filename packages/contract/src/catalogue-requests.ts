import type { RequestOf } from './call.ts'
import type { Calls } from './calls.ts'

/** The most games that a search of the whole platform shows. */
const FOUND_MAX = 24

/** The request for one game. Server and browser must build the same object: it is the cache's key. */
export function informationRequest(
  language: string,
  vendor: string,
  code: string,
): RequestOf<Calls['gameInformation']> {
  return { vassalage: vendor.toLowerCase(), gameCode: code.toLowerCase(), language }
}

/** A page of a provider's games; server and browser must build the same object too. */
export function providerRequest(
  language: string,
  vendor: string,
  pageNo: number,
  pageSize: number,
): RequestOf<Calls['houseGames']> {
  return { vassalage: vendor.toLowerCase(), pageNo, pageSize, language }
}

/** The games of the whole platform that a name finds. */
export function searchRequest(language: string, gameName: string): RequestOf<Calls['houseGames']> {
  return { gameName, pageSize: FOUND_MAX, language }
}
