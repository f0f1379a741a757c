const dhakaClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Dhaka',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A time as local time in Dhaka, for date-time fields (2026-03-01T00:00); empty for none. */
export function clockText(iso: string | null): string {
  return iso === null ? '' : dhakaClock.format(new Date(iso)).replace(' ', 'T');
}

/** Parses local time in Dhaka; null for none. An end includes its last minute: 23:59 lasts until midnight. */
export function momentOf(text: string, { isEnd = false }: { isEnd?: boolean } = {}): string | null {
  if (text === '') return null;
  return `${text}:${isEnd && text.endsWith(':59') ? '59' : '00'}+06:00`;
}
