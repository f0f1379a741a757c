import type { importFault } from '@haat/contracts';
import type { z } from 'zod';
import type { LineValues } from './stored-json.ts';

/** A product that a line may refer to. */
export interface KnownProduct {
  id: number;
  slug: string;
  stock: number;
  hasPhoto: boolean;
  values: LineValues;
}

/** A fault of a line, for programs and for people. */
export type Fault = z.infer<typeof importFault>;

/** Whether two values are deeply equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
