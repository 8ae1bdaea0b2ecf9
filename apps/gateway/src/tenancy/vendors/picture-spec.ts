import type { GamePictureSpec } from '@livery/artwork/game-spec'
import type { VendorGame, VendorManifest } from './manifest.ts'

const specs = new WeakMap<VendorGame, GamePictureSpec>()

/** The inputs of a game's picture: its row and its vendor's palette, letters and frame; one object for each game. */
export function pictureSpec({ art }: VendorManifest, game: VendorGame): GamePictureSpec {
  return specs.getOrInsertComputed(game, () => {
    const { code, name, motif, scene, coat, view, light } = game
    const named = { ...(coat !== undefined && { coat }), ...(view && { view }), ...(light && { light }) }
    return { vendor: { art }, game: { code, name: { EN: name.EN }, motif, scene, ...named } }
  })
}
