import { useAnnouncedPage } from '../rendering/page-name.ts';

/** Announces the page's name to screen readers after a navigation that loaded no document. */
export function AnnouncedPage() {
  return <output className="sr-only">{useAnnouncedPage()}</output>;
}
