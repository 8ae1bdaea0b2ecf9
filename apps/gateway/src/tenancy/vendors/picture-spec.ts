import type { GamePictureSpec } from '@livery/artwork/game-spec'
import type { VendorGame, VendorManifest } from './manifest.ts'

/** What a game's picture is drawn from: its row and its vendor's palette, letters and frame. */
export function pictureSpec({ art }: VendorManifest, { code, name, motif, scene, coat }: VendorGame): GamePictureSpec {
  const named = coat === undefined ? {} : { coat }
  return { vendor: { art }, game: { code, name: { EN: name.EN }, motif, scene, ...named } }
}
