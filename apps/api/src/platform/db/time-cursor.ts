import { z } from 'zod';
import { Problem } from '../http/problem.ts';

/** The last row of a page in a list sorted by time and id. */
export interface TimeCursor {
  /** ISO 8601, not before 1970: PostgreSQL has no year 0. */
  at: string;
  /** Digits that fit a bigint. */
  id: string;
}

const parts = z.tuple([z.iso.datetime().refine((value) => value >= '1970'), z.string().regex(/^\d{1,18}$/)]);

/** A cursor as the opaque text that clients send back. */
export function timeCursorText({ at, id }: TimeCursor): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url');
}

/** Reads a cursor. Throws VALIDATION if it is malformed. */
export function readTimeCursor(text: string): TimeCursor {
  const read = parts.safeParse(parse(text));
  if (!read.success) throw wrongCursor();
  const [at, id] = read.data;
  return { at, id };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    throw wrongCursor();
  }
}

function wrongCursor(): Problem {
  const message = 'This is not the cursor of a page of this list.';
  return new Problem('VALIDATION', message, { errors: [{ path: 'cursor', message }] });
}
