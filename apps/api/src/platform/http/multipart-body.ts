import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** The largest file that may be sent, in bytes. */
export const largestFileBytes = 5 * 1024 * 1024;

/** Bounds of a form: one file, a few short fields. */
export const multipartLimits = {
  files: 1,
  fileSize: largestFileBytes,
  fields: 30,
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  parts: 31,
  headerPairs: 50,
};

/**
 * A form's fields by name, its file as a `Uint8Array` under its field's name. The file's own name is never used. A field sent twice
 * becomes a list, which schemas of plain fields refuse; an empty file box counts as left out.
 */
export async function readMultipartBody(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      const value = part.type === 'file' ? await fileBytes(part) : String(part.value);
      if (value === undefined) continue;
      fields.set(part.fieldname, fields.has(part.fieldname) ? [fields.get(part.fieldname), value] : value);
    }
  } catch (error) {
    throw isTooLarge(error) ? error : new Problem('BAD_REQUEST', 'This form cannot be read.');
  }
  return Object.fromEntries(fields);
}

async function fileBytes(part: MultipartFile): Promise<Uint8Array | undefined> {
  const bytes = await part.toBuffer();
  return bytes.length === 0 ? undefined : bytes;
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 413;
}
