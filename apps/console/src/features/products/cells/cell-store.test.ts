import { expect, test } from 'vitest';
import { keySentBefore } from './cell-store.ts';

test('a refused entry keeps its key while it is unchanged; one that is still being saved is followed by another', () => {
  const refused = { typed: '+20', state: 'refused', reading: { kind: 'moved', delta: 20 }, key: 'first' } as const;
  expect(keySentBefore(refused, { kind: 'moved', delta: 20 })).toBe('first');
  expect(keySentBefore(refused, { kind: 'moved', delta: 25 })).toBeUndefined();
  expect(keySentBefore({ ...refused, state: 'saving' }, { kind: 'moved', delta: 20 })).toBeUndefined();
  expect(keySentBefore(undefined, { kind: 'moved', delta: 20 })).toBeUndefined();
});
