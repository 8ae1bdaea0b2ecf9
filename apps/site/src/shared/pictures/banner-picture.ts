/** The group of banners that the lobby shows. */
export const HOME_BANNERS = 'w_home'

const WIDTHS = [640, 960, 1440] as const

/**
 * The addresses of a banner in every width of the image service, and the width at which it is shown: the content's
 * width on phones and tablets, about half of it beside the side menu on desktop, and all of it where there is one banner
 * only. The head's preload and the picture must be identical.
 */
export function bannerPicture(base: string, isAlone: boolean) {
  return {
    src: `${base}/960`,
    srcSet: WIDTHS.map((width) => `${base}/${width} ${width}w`).join(', '),
    sizes: `${isAlone ? '' : '(min-width: 80rem) 40rem, '}(min-width: 64rem) calc(100vw - 8rem), calc(100vw - 2rem)`,
  }
}
