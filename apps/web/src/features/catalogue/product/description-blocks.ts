const sentenceEnd = /(?<=[.!?।])\s+/;

/** Splits a description into its first two sentences and the rest ('' if there is none). '।' ends a sentence too. */
export function descriptionBlocks(description: string): [lead: string, rest: string] {
  const sentences = description.trim().split(sentenceEnd);
  return [sentences.slice(0, 2).join(' '), sentences.slice(2).join(' ')];
}
