import { z } from 'zod';
import { Problem } from '../../platform/http/problem.ts';

/** The end of a page of reviews. */
export interface ReviewCursor {
  updatedAt: Date;
  id: number;
}

const parts = z.tuple([z.iso.datetime(), z.int().min(1).max(2_147_483_647)]);

/** A cursor as the opaque text that clients send back. */
export function reviewCursorText({ updatedAt, id }: ReviewCursor): string {
  return Buffer.from(JSON.stringify([updatedAt.toISOString(), id])).toString('base64url');
}

/** Reads a cursor. Throws VALIDATION if it is malformed. */
export function readReviewCursor(text: string): ReviewCursor {
  const read = parts.safeParse(parse(text));
  if (!read.success) throw wrongCursor();
  const [updatedAt, id] = read.data;
  return { updatedAt: new Date(updatedAt), id };
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
