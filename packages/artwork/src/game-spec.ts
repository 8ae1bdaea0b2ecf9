import type { CompositionName } from './composition.ts'
import type { FrameName } from './frames/registry.ts'
import type { FaceName } from './lettering/faces.ts'
import type { InkName } from './lettering/inks.ts'
import type { Warp } from './lettering/title.ts'
import type { MotifName } from './motifs/registry.ts'
import type { SceneName } from './scenes/registry.ts'
import type { LightName, ViewName } from './view-names.ts'

/** The look of a vendor's pictures: the part of its manifest about art. */
export interface ArtStyle {
  /** Three to five colours: first the vendor's own, then its second, then further ones. */
  readonly palette: readonly string[]
  readonly frame: FrameName
  readonly face: FaceName
  /** Letter fills the vendor uses. */
  readonly inks: readonly InkName[]
  readonly warps: readonly Warp[]
  readonly compositions: readonly CompositionName[]
}

/**
 * The part of a game and its vendor that the picture depends on: a row of `vendors/<id>/games.json` and the manifest
 * beside it fit without changes. The code is the seed: the same game always has the same picture.
 */
export interface GamePictureSpec {
  readonly vendor: { readonly art: ArtStyle }
  readonly game: {
    readonly code: string
    /** The English name, which is drawn into the picture. */
    readonly name: { readonly EN: string }
    readonly motif: MotifName
    readonly scene: SceneName
    /** The index of the motif's colouring, when the name implies one ("Emerald …"); else the seed decides. */
    readonly coat?: number
    /** Stated where games of one motif stand near each other; else the seed picks. */
    readonly view?: ViewName
    readonly light?: LightName
  }
}
