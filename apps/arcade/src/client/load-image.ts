/** Loads and decodes a picture. Rejects when it cannot be loaded. */
export async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}
