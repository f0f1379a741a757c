import { z } from 'zod';
import { answer } from './answer.ts';
import { problem } from './field-problems.ts';

/** The bytes of a file that is sent in a form; says in the document which files are taken. */
export function file(description: string) {
  return z
    .custom<Uint8Array>((value) => value instanceof Uint8Array, problem('REQUIRED'))
    .describe(description)
    .meta({ type: 'string', format: 'binary' });
}

/** A picture as a phone takes it. It is re-encoded, so that nothing else that was in the file is stored. */
export const pictureFile = file('JPEG, PNG or WebP, at most 5 MB');

/** What an endpoint takes and answers that stores one picture, which something else names afterwards. */
export const storesPicture = {
  bodyFormat: 'multipart',
  body: z.object({ photo: pictureFile }),
  success: { status: 201, body: answer(z.object({ path: z.string() })) },
  problems: ['IMAGE_INVALID', 'STORAGE_FULL'],
} as const;
