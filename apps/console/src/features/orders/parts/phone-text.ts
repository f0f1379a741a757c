/**
 * A stored phone number (E.164) as people in Bangladesh write it: +8801700000112 → 01700-000112; others are
 * unchanged.
 */
export function phoneText(stored: string): string {
  return stored.replace(/^\+880(1\d{3})(\d{6})$/, '0$1-$2');
}
