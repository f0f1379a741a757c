/** Rows whose first part is read already: what fails at once is answered with its problem, not with half a file. */
export async function begun<Part>(parts: AsyncGenerator<Part>): Promise<AsyncGenerator<Part>> {
  const first = await parts.next();
  return (async function* all() {
    if (first.done === true) return;
    try {
      yield first.value;
      yield* parts;
    } finally {
      await parts.return(undefined);
    }
  })();
}
