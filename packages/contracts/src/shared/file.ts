import { z } from 'zod';
import { answer } from './answer.ts';
import { problem } from './field-problems.ts';

/** The bytes of a file sent in a form; the description appears in the OpenAPI document. */
export function file(description: string) {
  return z
    .custom<Uint8Array>((value) => value instanceof Uint8Array, problem('REQUIRED'))
    .describe(description)
    .meta({ type: 'string', format: 'binary' });
}

/** A picture as a phone takes it. It is re-encoded, so that nothing else from the file is stored. */
export const pictureFile = file('JPEG, PNG or WebP, at most 5 MB');

/** The input and output of an endpoint that stores one picture, to be referenced later. */
export const storesPicture = {
  bodyFormat: 'multipart',
  body: z.object({ photo: pictureFile }),
  success: { status: 201, body: answer(z.object({ path: z.string() })) },
  problems: ['IMAGE_INVALID', 'STORAGE_FULL'],
} as const;
