import { type ComponentType, lazy } from 'react';
import { currentLocale } from './language.ts';
import { loadWords } from './words.ts';

/** A component that is loaded when it is first rendered, with the words that its modules declare; `lazy` alone loads no words. */
export function lazyWithWords<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const component = await load();
    await loadWords(currentLocale());
    return { default: component };
  });
}
