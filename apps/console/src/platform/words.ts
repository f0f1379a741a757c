import type { Locale } from '@haat/contracts/shared/locale';
import { messageSet, type MessageSet } from '@haat/ui/i18n/messages.ts';
import { uiMessages } from '@haat/ui/messages.ts';

const sets = new Set<Pick<MessageSet<unknown>, 'load'>>([uiMessages]);

/** Declares the messages of `source`, which are then loaded with all others; each language is a separate module. */
export function words<Messages>(
  source: string,
  loaders: Record<Locale, () => Promise<{ messages: Messages }>>,
): MessageSet<Messages> {
  const set = messageSet(source, loaders);
  sets.add(set);
  return set;
}

/** Loads all messages declared so far. Rejects if the network fails. */
export async function loadWords(locale: Locale): Promise<void> {
  await Promise.all([...sets].map((set) => set.load(locale)));
}
