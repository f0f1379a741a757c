/** Sends what cart and favourites have not sent yet, before a logout takes them off the device. Rejects when its code cannot be fetched. */
export async function sendBeforeLogout(): Promise<void> {
  const { sendLastChanges } = await import('./last-changes.ts');
  await sendLastChanges();
}
