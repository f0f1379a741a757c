import { notFound } from '../../../rendering/page.ts';

/** The id in a path parameter; anything invalid is a 404. */
export function idParam(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) throw notFound();
  return Number(text);
}
