/** The language of a text as the shopper typed it, for its `lang`: Bangla if it has a Bangla letter. */
export function textLanguage(text: string): 'bn' | undefined {
  return /[\u0980-\u09ff]/.test(text) ? 'bn' : undefined;
}
