/** Saves content as a file. */
export function saveFile(name: string, content: Uint8Array<ArrayBuffer> | string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the URL after this returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
