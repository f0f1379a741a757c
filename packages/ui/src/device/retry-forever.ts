const retryMs = 3000;

/** Loads code, retrying every 3 s while that fails, such as without a connection. */
export async function retryForever<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return retryForever(load);
  }
}
