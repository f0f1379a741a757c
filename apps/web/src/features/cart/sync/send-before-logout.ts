/** Loads and runs `sendLastChanges`. Rejects if its code cannot be loaded. */
export async function sendBeforeLogout(): Promise<void> {
  const { sendLastChanges } = await import('./last-changes.ts');
  await sendLastChanges();
}
