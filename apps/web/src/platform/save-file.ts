/** Has the browser save bytes as a file, as a download does. */
export function saveFile(bytes: Uint8Array<ArrayBuffer>, { name, type }: { name: string; type: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  // Some browsers begin to read the address after the press has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
