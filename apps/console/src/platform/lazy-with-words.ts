import { type ComponentType, lazy } from 'react';
import { currentLocale } from './language.ts';
import { loadWords } from './words.ts';

/**
 * A component loaded when it is first rendered, with the messages that its modules declare; `lazy` alone loads no
 * messages.
 */
export function lazyWithWords<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const component = await load();
    await loadWords(currentLocale());
    return { default: component };
  });
}
