/** The `lang` of a text typed by a shopper: Bangla if it contains a Bangla letter. */
export function textLanguage(text: string): 'bn' | undefined {
  return /[\u0980-\u09ff]/.test(text) ? 'bn' : undefined;
}
