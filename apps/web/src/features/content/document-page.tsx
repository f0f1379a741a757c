import type { ReactNode } from 'react';
import { useDates } from '@haat/ui/i18n/dates.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Breadcrumb } from '@haat/ui/navigation/breadcrumb.tsx';
import { TextLink } from '@haat/ui/forms/button.tsx';
import { useFilledText } from '../../platform/settings/filled-text.ts';
import type { DocumentSection, ShopDocument } from './document.ts';
import { contentMessages } from './messages.ts';
import { OnThisPage } from './on-this-page.tsx';

function SectionText({ paragraphs, list, link }: DocumentSection) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-2.5 text-ink-muted">
          {paragraph}
        </p>
      ))}
      {list && (
        <ul className="mt-2.5 grid list-disc gap-1.5 ps-5 text-ink-muted marker:text-accent">
          {list.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {link && (
        <p className="mt-3">
          <TextLink to={link.to}>{link.label}</TextLink>
        </p>
      )}
    </>
  );
}

/** A document: title, date of the last change, and sections with a table of contents. `children` follow the text. */
export function DocumentPage({ text: unfilled, children }: { text: ShopDocument; children?: ReactNode }) {
  const text = useFilledText(unfilled);
  const t = useMessages(contentMessages);
  const { digits } = useFormat();
  const { date } = useDates();
  const sections = Object.entries(text.sections);
  const headingOf = (heading: string, index: number) =>
    text.isNumbered ? `${digits(String(index + 1))}. ${heading}` : heading;
  return (
    <article className="wrap pt-2">
      <Breadcrumb crumbs={[{ label: t.home, to: '/' }, { label: text.title }]} />
      <header className="max-w-(--container-prose) pt-2">
        <h1>{text.title}</h1>
        {text.updated && (
          <p className="mt-2 text-sm text-ink-subtle">
            <time dateTime={text.updated}>{t.lastUpdated(date(text.updated))}</time>
          </p>
        )}
        <p className="mt-3 text-lg text-ink-muted">{text.intro}</p>
      </header>
      <div className="mt-8 grid items-start gap-16 lg:grid-cols-[14.75rem_minmax(0,var(--container-prose))]">
        <OnThisPage
          headings={sections.map(([id, { heading }], index) => ({ id, heading: headingOf(heading, index) }))}
        />
        <div className="grid gap-8">
          {sections.map(([id, section], index) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="font-display text-xl">
                {headingOf(section.heading, index)}
              </h2>
              <SectionText {...section} />
            </section>
          ))}
        </div>
      </div>
      {children}
    </article>
  );
}
