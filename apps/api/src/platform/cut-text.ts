/**
 * The first `maxLength` UTF-16 units of a text. A character that would be cut in half, such as an emoji, is left out:
 * PostgreSQL refuses half of one in JSON.
 */
export function cutText(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
}

/** A text of at most `maxLength` UTF-16 units, or else its beginning and an ellipsis. */
export function shortenText(text: string, maxLength: number): string {
  return text.length > maxLength ? `${cutText(text, maxLength)}…` : text;
}
