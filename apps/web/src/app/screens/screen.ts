import type { MessageSet } from '@haat/ui/i18n/messages.ts';
import type { LoaderInput } from '../../rendering/page.ts';
import type { MetaOf } from '../../rendering/page-name.ts';

/** What the module of a screen exports. */
export interface PageModule {
  Page: React.ComponentType;
  loader?: (input: LoaderInput) => Promise<unknown>;
  meta?: MetaOf;
  /** Shown while a personal page's data is loading. */
  Pending?: React.ComponentType;
  /** Loads on the server the public data that `Pending` shows; `usePendingData` reads it. */
  pendingLoader?: (input: LoaderInput) => Promise<unknown>;
  /** Resolves once the page has more to show on this device than `Pending`; hydration waits for it. Omitted if it always has. */
  whenPendingIsOutdated?: () => Promise<void>;
}

/** The screen of a page: its module and messages. Everything else about a page is in the contracts' `pages`. */
export interface Screen {
  /** Path of the module below `src/`, used to preload its chunks. */
  source: string;
  module: () => Promise<PageModule>;
  messages?: readonly MessageSet<unknown>[];
}
