import { maxFileBytes } from '@haat/contracts';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { clientGone, isGone } from '../overload/request-concurrency.ts';
import { Problem } from '../problem.ts';

/** Limits of a form: at most one file and a few short fields. */
export const multipartLimits = {
  files: 1,
  fileSize: maxFileBytes,
  fields: 30,
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  parts: 31,
  headerPairs: 50,
};

interface FormBounds {
  /** Whether the form may contain a file. */
  hasFile: boolean;
  /** Limit for the file. */
  maxFile: number;
  /** Limit for the whole body. */
  maxBytes: number;
}

/**
 * A form's fields by name, with its file as a `Uint8Array` under its field's name. The file's own name is never used.
 * A field sent twice becomes a list, which the schemas of plain fields reject; an empty file input counts as missing.
 */
export async function readMultipartBody(request: FastifyRequest, bounds: FormBounds): Promise<Record<string, unknown>> {
  // It may have waited for its turn.
  if (isGone(request)) throw clientGone();
  const beyond = rejectBeyond(request, bounds.maxBytes);
  const reading = readParts(request, bounds);
  // If the race is already over, this rejects when the connection ends.
  reading.catch(() => {});
  try {
    return await Promise.race([reading, beyond]);
  } catch (error) {
    throw isTooLarge(error) ? error : new Problem('BAD_REQUEST', 'This form cannot be read.');
  }
}

async function readParts(request: FastifyRequest, { hasFile, maxFile }: FormBounds): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  for await (const part of request.parts({
    limits: { ...multipartLimits, fileSize: maxFile, files: hasFile ? 1 : 0 },
  })) {
    const value = part.type === 'file' ? await fileBytes(part) : String(part.value);
    if (value === undefined) continue;
    fields.set(part.fieldname, fields.has(part.fieldname) ? [fields.get(part.fieldname), value] : value);
  }
  return Object.fromEntries(fields);
}

/** Rejects as soon as more bytes have arrived, whatever length the request declared. */
function rejectBeyond({ raw, headers }: FastifyRequest, maxBytes: number): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => {});
  const tooLarge = () => reject(new Problem('TOO_LARGE', 'This is too large to be accepted.'));
  if (Number(headers['content-length'] ?? 0) > maxBytes) tooLarge();
  let received = 0;
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBytes) tooLarge();
  });
  return promise;
}

async function fileBytes(part: MultipartFile): Promise<Uint8Array | undefined> {
  const bytes = await part.toBuffer();
  return bytes.length === 0 ? undefined : bytes;
}

function isTooLarge(error: unknown): boolean {
  if (error instanceof Problem) return error.code === 'TOO_LARGE';
  return error instanceof Error && 'statusCode' in error && error.statusCode === 413;
}
