import { readableCode } from '../../../platform/secrets/readable-code.ts';

/** A new, unguessable order number such as `HT-7K3M-9QXD`. The database rejects one that is taken. */
export function newOrderNumber(): string {
  return `HT-${readableCode(4)}-${readableCode(4)}`;
}
