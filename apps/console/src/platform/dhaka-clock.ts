const dhakaClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Dhaka',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A time as Dhaka's clock shows it, for fields of day and time (2026-03-01T00:00); empty for none. */
export function clockText(iso: string | null): string {
  return iso === null ? '' : dhakaClock.format(new Date(iso)).replace(' ', 'T');
}

/** The time that Dhaka's clock shows; null for none. An end names its last minute: 23:59 lasts until midnight. */
export function momentOf(text: string, { isEnd = false }: { isEnd?: boolean } = {}): string | null {
  if (text === '') return null;
  return `${text}:${isEnd && text.endsWith(':59') ? '59' : '00'}+06:00`;
}
