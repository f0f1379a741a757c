import { z } from 'zod';
import { Problem } from '../../../platform/http/problem.ts';

/** The end of a page of the audit log. */
export interface AuditCursor {
  at: string;
  id: string;
}

const parts = z.tuple([z.iso.datetime().refine((value) => value >= '1970'), z.string().regex(/^\d{1,18}$/)]);

/** A cursor as the opaque text that clients send back. */
export function auditCursorText({ at, id }: AuditCursor): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url');
}

/** Reads a cursor. Throws VALIDATION if it is malformed. */
export function readAuditCursor(text: string): AuditCursor {
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
