const maxLength = 80;

/**
 * A title as a slug: `Eid Panjabi, Bottle Green` → `eid-panjabi-bottle-green`. Never only digits, which would read as
 * an id.
 */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-|-$/g, '');
  return /[a-z]/.test(words) ? words : ['product', words].filter(Boolean).join('-');
}
