/** Yields to the event loop, so that a cheap phone can respond to its visitor between two long steps. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
