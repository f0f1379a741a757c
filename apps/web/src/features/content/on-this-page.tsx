import { useMessages } from '../../platform/i18n/messages.ts';
import { contentMessages } from './messages.ts';

/** The headings of a long page, beside it where there is room. Plain anchors: they work before the scripts have come. */
export function OnThisPage({ headings }: { headings: { id: string; heading: string }[] }) {
  const t = useMessages(contentMessages);
  return (
    <nav aria-label={t.onThisPage} className="sticky top-24 hidden border-s-2 border-border lg:block print-hidden">
      <ul className="[scroll-target-group:auto]">
        {headings.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ms-0.5 flex min-h-(--size-target) items-center border-s-2 border-transparent py-2 ps-3.5 text-sm font-medium text-ink-muted hover:border-accent hover:text-accent-hover [&:target-current]:border-accent [&:target-current]:font-semibold [&:target-current]:text-accent-hover"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
