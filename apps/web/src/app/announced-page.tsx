import { useAnnouncedPage } from '../rendering/page-name.ts';

/** Says the name of a page to screen readers when it was reached without loading a new document. */
export function AnnouncedPage() {
  return <output className="sr-only">{useAnnouncedPage()}</output>;
}
