export interface BoardProps {
  /** On the lobby it is short, and leads to the page with all matches. */
  readonly isLobby?: boolean
}
