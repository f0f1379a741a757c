/**
 * Keeps skipped view transitions out of the console: a navigation that interrupts another skips its transition, and
 * nobody handles the promise that rejects then, because the router keeps the transition to itself.
 */
export function ignoreSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && reason.name === 'AbortError' && /transition/i.test(reason.message))
      event.preventDefault();
  });
}
