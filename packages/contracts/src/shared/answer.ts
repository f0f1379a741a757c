import { z } from 'zod';

/** `{ success: true, data }`, the body of every success, with what an endpoint adds beside `data`. */
export function answer<Data extends z.ZodType, Beside extends z.ZodRawShape = Record<never, never>>(
  data: Data,
  beside?: Beside,
) {
  return z.object({ success: z.literal(true), data, ...(beside as Beside) });
}

/** `{ success: true, data: [...] }`. */
export function listAnswer<Item extends z.ZodType>(item: Item) {
  return answer(z.array(item));
}

/** The body of a success that has nothing more to say. */
export const done = answer(z.object({}));
