import { useAnnouncedPage } from '../rendering/page-name.ts';

/** Announces the page's name to screen readers after a client-side navigation. */
export function AnnouncedPage() {
  return <output className="sr-only">{useAnnouncedPage()}</output>;
}
