import { retryForever } from '@haat/ui/device/retry-forever.ts';
import { type ComponentType, lazy } from 'react';
import { currentLocale } from './language.ts';
import { loadWords } from './words.ts';

/**
 * A component loaded when it is first rendered, with the messages that its modules declare; `lazy` alone loads no
 * messages. Without a connection it appears once there is one: an error would replace the screen and what is typed.
 */
export function lazyWithWords<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const component = await retryForever(load);
    await retryForever(() => loadWords(currentLocale()));
    return { default: component };
  });
}
