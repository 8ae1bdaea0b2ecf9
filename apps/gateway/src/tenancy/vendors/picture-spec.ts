import type { GamePictureSpec } from '@livery/artwork/game-spec'
import type { VendorGame, VendorManifest } from './manifest.ts'

/** The inputs of a game's picture: its row and its vendor's palette, letters and frame. */
export function pictureSpec(
  { art }: VendorManifest,
  { code, name, motif, scene, coat, view, light }: VendorGame,
): GamePictureSpec {
  const named = { ...(coat !== undefined && { coat }), ...(view && { view }), ...(light && { light }) }
  return { vendor: { art }, game: { code, name: { EN: name.EN }, motif, scene, ...named } }
}
