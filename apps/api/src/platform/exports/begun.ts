/** Reads the first part of the rows, so that an immediate failure is reported as a problem instead of half a file. */
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
