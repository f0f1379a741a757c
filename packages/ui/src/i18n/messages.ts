import { useLocale, type Locale } from './locale.ts';

/** The words of one feature, loaded a language at a time. */
export interface MessageSet<Messages> {
  /**
   * Where its modules stand, without language and ending: below the app's `src/`, or `@haat/ui/…`. The document preloads their
   * chunks.
   */
  source: string;
  /** Fetches a language's words; once they are there, `get` gives them. */
  load(locale: Locale): Promise<void>;
  /** The words. Throws when they were not loaded: a route names the sets its page uses. */
  get(locale: Locale): Messages;
}

/** Declares the words of `source`. Each language is a module of its own, so that only one reaches the browser. */
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

/** A feature's words in the page's language. */
export function useMessages<Messages>(set: MessageSet<Messages>): Messages {
  return set.get(useLocale());
}
