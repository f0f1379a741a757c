import type { MessageSet } from '@haat/ui/i18n/messages.ts';
import type { LoaderInput } from '../../rendering/page.ts';
import type { MetaOf } from '../../rendering/page-name.ts';

/** What the module of a screen exports. */
export interface PageModule {
  Page: React.ComponentType;
  loader?: (input: LoaderInput) => Promise<unknown>;
  meta?: MetaOf;
  /** Stands where a personal page will be, while its data is on the way. */
  Pending?: React.ComponentType;
}

/** How a page is shown: its module and the words it uses. What else is known of the page stands in the contracts' `pages`. */
export interface Screen {
  /** The module's file below `src/`, for the chunks that the document preloads. */
  source: string;
  module: () => Promise<PageModule>;
  messages?: readonly MessageSet<unknown>[];
}
