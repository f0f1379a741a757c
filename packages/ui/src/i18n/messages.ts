import type { Locale } from '@haat/contracts/shared/locale';
import { useLocale } from './locale.ts';

/** The messages of a feature, loaded one language at a time. */
export interface MessageSet<Messages> {
  /**
   * Path of its modules without language and extension: below the app's `src/`, or `@haat/ui/…`. The document preloads their chunks.
   */
  source: string;
  /** Loads a language's messages, after which `get` returns them. */
  load(locale: Locale): Promise<void>;
  /** The messages. Throws if they were not loaded: a page's route must list its message sets. */
  get(locale: Locale): Messages;
}

/** Declares the messages of `source`. Each language is a separate module, so that the browser loads only one. */
export function messageSet<Messages>(
  source: string,
  loaders: Record<Locale, () => Promise<{ messages: Messages }>>,
): MessageSet<Messages> {
  const loaded: Partial<Record<Locale, Messages>> = {};
  return {
    source,
    async load(locale) {
      loaded[locale] ??= (await loaders[locale]()).messages;
    },
    get(locale) {
      const messages = loaded[locale];
      if (!messages) throw new Error(`These words were not loaded for ${locale}; name the set on the route.`);
      return messages;
    },
  };
}

/** A feature's messages in the page's language. */
export function useMessages<Messages>(set: MessageSet<Messages>): Messages {
  return set.get(useLocale());
}
