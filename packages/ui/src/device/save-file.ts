/** Saves content as a file, like a download. */
export function saveFile(
  content: Uint8Array<ArrayBuffer> | string,
  { name, type }: { name: string; type: string },
): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
