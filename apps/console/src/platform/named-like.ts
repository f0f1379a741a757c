/** Whether one of the names contains the input, regardless of case. */
export function namedLike(typed: string, names: readonly string[]): boolean {
  const wanted = typed.normalize('NFC').trim().toLowerCase();
  return names.some((name) => name.normalize('NFC').toLowerCase().includes(wanted));
}
