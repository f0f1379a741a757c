import { z } from 'zod';

/** `{ success: true, data }`, the body of every success. */
export function answer<Data extends z.ZodType>(data: Data) {
  return z.object({ success: z.literal(true), data });
}

/** `{ success: true, data, … }`: a success with fields besides `data`, such as the cursor of the next page. */
export function answerWith<Data extends z.ZodType, Beside extends z.ZodRawShape>(data: Data, beside: Beside) {
  return z.object({ success: z.literal(true), data, ...beside });
}

/** `{ success: true, data: [...] }`. */
export function listAnswer<Item extends z.ZodType>(item: Item) {
  return answer(z.array(item));
}

/** The body of a success without data. */
export const done = answer(z.object({}));
