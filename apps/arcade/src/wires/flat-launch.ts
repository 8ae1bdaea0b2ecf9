/** Converts a launch from a flat list of texts to the arcade's own shape, still unchecked. */
export function launchOfFlat(flat: Readonly<Record<string, unknown>>): unknown {
  const { mode, device, lobbyUrl, colourMode, brandColour, sessionId, walletUrl } = flat
  return {
    mode,
    merchant: { id: flat.merchantId, name: flat.merchantName },
    game: {
      code: flat.gameCode,
      vendor: flat.gameVendor,
      type: flat.gameType,
      ...(flat.gameClassify ? { classify: flat.gameClassify } : {}),
      name: flat.gameName,
      pictureUrl: flat.gamePicture,
    },
    player: flat.playerId ? { id: flat.playerId, name: flat.playerName } : null,
    token: flat.token || null,
    sessionId,
    currency: { code: flat.currency, symbol: flat.currencySymbol, exponent: Number(flat.currencyDecimals) },
    language: { tag: flat.language, dir: flat.direction },
    device,
    lobbyUrl,
    walletUrl,
    colourMode,
    brandColour,
    ...(flat.minimumSpinMs ? { minimumSpinMs: Number(flat.minimumSpinMs) } : {}),
  }
}
