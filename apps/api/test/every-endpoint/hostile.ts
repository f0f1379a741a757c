import fc from 'fast-check';
import { z } from 'zod';
import type { EndpointDefinition } from '@haat/contracts';
import type { RawInput } from './send.ts';

const chosenValues: unknown[] = [
  null,
  true,
  [],
  {},
  [3],
  { set: 5 },
  { $gt: '' },
  -1,
  0,
  1.5,
  1e308,
  9_007_199_254_740_992,
  'NaN',
  '1e400',
  '',
  '   ',
  'x'.repeat(20_000),
  'a\0b',
  '\ud800',
  '%',
  '%_\\',
  "' OR 1=1; --",
  '"; DROP TABLE users; --',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  'a@b.example\r\nBcc: evil@example.com',
  '\u202egnp.exe',
  '৯৯৯৯৯৯৯৯৯৯৯৯',
  // PostgreSQL has no year 0.
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '🧺'.repeat(100),
  // NFC writes this letter as two.
  '\u09df'.repeat(1_900),
  // Prices and times beyond what PostgreSQL takes.
  '50-99999999999999999999999',
  '2026-01-01T00:00:00+18:00',
  // Every object has these.
  'constructor',
  '__proto__',
  { __proto__: null, constructor: { prototype: { polluted: true } } },
  [[[[[[[[[[[[1]]]]]]]]]]]],
];

/** The number of additional random values per field; `pnpm fuzz` sets a high one. */
const randomCount = Number(process.env.FUZZ_VALUES ?? 0);

/** Hostile values for every field, followed by random ones, which are the same for all fields of a run. */
export const hostileValues: unknown[] = [
  ...chosenValues,
  ...fc.sample(fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.double(), fc.object()), randomCount),
];

/** A call with one hostile value. */
export interface HostileCall {
  /** The path of the hostile value, such as `body.item.0.qty`. */
  at: string;
  value: unknown;
  input: RawInput;
}

function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, unknown>;
  };
  return Object.keys(json.properties ?? {});
}

/** The valid call with every parameter and field replaced by every value, one at a time. */
export function* hostileCalls(
  definition: EndpointDefinition,
  valid: RawInput,
  values: readonly unknown[] = hostileValues,
): Generator<HostileCall> {
  for (const part of ['params', 'query', 'headers', 'body'] as const) {
    for (const field of fieldsOf(definition[part])) {
      for (const value of values) {
        const input = { ...valid, [part]: { ...(valid[part] as object), [field]: value } };
        yield { at: `${part}.${field}`, value, input };
      }
    }
  }
  yield* hostileLines(valid, values);
  if (!definition.body) return;
  for (const value of values) yield { at: 'body', value, input: { ...valid, body: value } };
}

function* hostileLines(valid: RawInput, values: readonly unknown[]): Generator<HostileCall> {
  const { item } = (valid.body ?? {}) as { item?: Record<string, unknown>[] };
  if (!item) return;
  for (const field of ['product_id', 'qty', 'size', 'color']) {
    for (const value of values) {
      const body = { ...(valid.body as object), item: [{ ...item[0], [field]: value }] };
      yield { at: `body.item.0.${field}`, value, input: { ...valid, body } };
    }
  }
}
