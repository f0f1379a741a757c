import { findUpwards } from '../find-upwards.ts';

/** The folder `apps/web`; undefined if there is none. */
export function webFolder(): string | undefined {
  return findUpwards('apps/web');
}
