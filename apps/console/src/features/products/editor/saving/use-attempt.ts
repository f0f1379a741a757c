import { randomKey } from '@haat/contracts/shared/random-key';
import { useState } from 'react';
import type { Draft } from './draft.ts';

interface Attempt {
  /** Its idempotency key. */
  key: string;
  isSent: boolean;
}

const newAttempt = (): Attempt => ({ key: randomKey(), isSent: false });

/**
 * The attempt to add a new product. It lasts as long as the input: sent again, although changed, because no response
 * arrived, it adds one product.
 */
export function useAttempt(draft: Draft | null, isDirty: boolean) {
  const [attempt, setAttempt] = useState(() => (draft?.key ? { key: draft.key, isSent: true } : newAttempt()));
  const [wasDirty, setWasDirty] = useState(isDirty);
  if (wasDirty !== isDirty) {
    setWasDirty(isDirty);
    if (!isDirty) setAttempt(newAttempt());
  }
  return { ...attempt, begin: () => setAttempt({ ...attempt, isSent: true }) };
}
