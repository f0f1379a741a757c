import { useMessages } from '@haat/ui/i18n/messages.ts';
import { classNames } from '@haat/ui/class-names.ts';
import { contentMessages } from './messages.ts';
import { useHeadingInView } from './use-heading-in-view.ts';

/** Table of contents of a long page, next to it if there is room. Plain anchors, which work before hydration. */
export function OnThisPage({ headings }: { headings: { id: string; heading: string }[] }) {
  const t = useMessages(contentMessages);
  const current = useHeadingInView(headings.map(({ id }) => id));
  return (
    <nav aria-label={t.onThisPage} className="sticky top-24 hidden border-s-2 border-border lg:block print-hidden">
      <ul>
        {headings.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={classNames(
                '-ms-0.5 flex min-h-(--size-target) items-center border-s-2 py-2 ps-3.5 text-sm font-medium hover:text-accent-hover',
                id === current ? 'border-accent font-semibold text-accent-hover' : 'border-transparent text-ink-muted',
              )}
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
