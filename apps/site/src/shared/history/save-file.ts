/** Hands a file to the browser, which asks where to or puts it among the downloads. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file after this call.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
