const retryMs = 1000;

/**
 * Loads code; if that fails while the browser reports a network, tries once more after a second, as a phone's
 * connection often drops for a moment. Rejects if that fails too, and at once without a network, so that the page can
 * say so.
 */
export async function retryOnce<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return load();
  }
}
