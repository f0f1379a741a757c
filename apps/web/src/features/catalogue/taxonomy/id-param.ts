import { notFound } from '../../../rendering/page.ts';

/** The id in an address; anything else leads nowhere. */
export function idParam(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) throw notFound();
  return Number(text);
}
