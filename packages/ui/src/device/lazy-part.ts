import { lazy, type ComponentType } from 'react';
import { retryForever } from './retry-forever.ts';

/**
 * A component whose code is loaded when it is first rendered, and for as long as it takes. React keeps a plain `lazy`
 * that failed, and shows an error instead of the whole page.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await retryForever(load) }));
}
