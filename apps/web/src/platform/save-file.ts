/** Saves bytes as a file, like a download. */
export function saveFile(bytes: Uint8Array<ArrayBuffer>, { name, type }: { name: string; type: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
