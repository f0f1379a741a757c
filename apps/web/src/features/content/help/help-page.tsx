import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { MetaInput, PageMeta } from '../../../rendering/page.ts';
import { TextLink } from '@haat/ui/forms/button.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { MinusIcon, PlusIcon } from '@haat/ui/icons/icons.ts';
import { filledText, useFilledText } from '../../../platform/settings/filled-text.ts';
import { OnThisPage } from '../on-this-page.tsx';
import { ContactCards } from './contact-cards.tsx';
import type { HelpQuestion, HelpText } from './help-text.ts';
import { helpMessages } from './messages.ts';

function questionsOf({ topics }: HelpText): HelpQuestion[] {
  return Object.values(topics).flatMap(({ questions }) => Object.values(questions));
}

export function meta({ locale, settings }: MetaInput): PageMeta {
  const text = filledText(helpMessages.get(locale), { settings, locale });
  const faq = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questionsOf(text).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
  return { title: text.title, description: text.description, jsonLd: [faq] };
}

function Question({ question, answer, link, isOpen }: HelpQuestion & { isOpen: boolean }) {
  return (
    <details open={isOpen} className="group border-b border-border">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-medium hover:text-accent-hover">
        {question}
        <Icon of={PlusIcon} size={20} className="text-ink-subtle group-open:hidden" />
        <Icon of={MinusIcon} size={20} className="hidden text-ink-subtle group-open:block" />
      </summary>
      <div className="grid gap-2.5 pb-5 text-ink-muted">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && (
          <p>
            <TextLink to={link.to}>{link.label}</TextLink>
          </p>
        )}
      </div>
    </details>
  );
}

export function Page() {
  const t = useFilledText(useMessages(helpMessages));
  const topics = Object.entries<HelpText['topics'][string]>(t.topics);
  return (
    <>
      <div className="bg-surface-sand py-7 sm:py-12">
        <div className="wrap">
          <h1>{t.title}</h1>
          <p className="text-ink-muted">{t.lead}</p>
          <ContactCards />
        </div>
      </div>
      <div className="wrap grid items-start gap-16 pt-6 lg:grid-cols-[14.75rem_minmax(0,var(--container-prose))] lg:pt-12">
        <OnThisPage headings={topics.map(([id, { heading }]) => ({ id, heading }))} />
        <div className="grid gap-9">
          {topics.map(([id, { heading, questions }], index) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="mb-1 font-display text-xl">
                {heading}
              </h2>
              {Object.values(questions).map((each, place) => (
                <Question key={each.question} {...each} isOpen={index === 0 && place === 0} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
