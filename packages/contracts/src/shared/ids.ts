import { z } from 'zod';
import { problem } from './field-problems.ts';

const maxId = 2_147_483_647;

/** A whole number given as a JSON number or as digits; Bangla digits, signs, fractions and exponents are rejected. */
export function wholeNumber({ min, max, message }: { min: number; max: number; message: string }) {
  const digits = z
    .string()
    .regex(/^\d{1,10}$/, message)
    .transform(Number);
  return z.union([z.number(), digits], message).pipe(z.int(message).min(min, message).max(max, message));
}

/** The id of a catalogue item on input: `12` or `"12"`. */
export const idInput = wholeNumber({
  min: 1,
  max: maxId,
  message: 'This must be the number of an existing entry.',
});

/** One or more ids separated by commas, as in `brand_id=3,7`; at most 50. */
export const idListInput = z
  .union([z.number(), z.string().max(400)])
  .transform((value): (string | number)[] => String(value).split(','))
  .pipe(z.array(idInput).max(50));

/** The id of a catalogue item on output. */
export const id = z.int();

/** A reference to another item, as text. */
export const idText = z.string().regex(/^\d+$/);

/** A user's id: UUIDv7. */
export const userId = z.uuid('This must be the id of a user.');

/** `HT-7K3M-9QXD`: upper case, without 0, 1, I, L and O. Lower case and missing hyphens are corrected on input. */
export const orderNumberInput = z
  .string()
  .max(20)
  .trim()
  .toUpperCase()
  .overwrite((value) => value.replace(/^HT-?([A-Z2-9]{4})-?([A-Z2-9]{4})$/, 'HT-$1-$2'))
  .regex(/^HT-[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/, problem('ORDER_NUMBER_INVALID'));
