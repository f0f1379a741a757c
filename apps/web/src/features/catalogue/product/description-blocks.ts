const twoSentences = /^.*?[.!?।]\s.*?[.!?।](?=\s)/s;

/**
 * Splits a description into its first two sentences and the rest ('' if there is none), each with its line breaks. '।'
 * ends a sentence too.
 */
export function descriptionBlocks(description: string): [lead: string, rest: string] {
  const text = description.trim();
  const [lead] = twoSentences.exec(text) ?? [text];
  return [lead, text.slice(lead.length).trim()];
}
