import { Link } from 'react-router-dom';
import { useMessages } from '../platform/i18n/messages.ts';
import type { MetaInput, PageMeta } from '../platform/page.ts';
import { appMessages } from './messages.ts';

export function meta({ locale }: MetaInput): PageMeta {
  const t = appMessages.get(locale);
  return { title: t.beingBuiltTitle, description: t.beingBuiltText, noIndex: true };
}

export function Page() {
  const t = useMessages(appMessages);
  return (
    <div className="mx-auto flex max-w-(--container-prose) flex-col gap-4 py-16">
      <h1 className="text-2xl">{t.beingBuiltTitle}</h1>
      <p className="text-ink-muted">{t.beingBuiltText}</p>
      <Link to="/" className="text-accent">
        {t.backHome}
      </Link>
    </div>
  );
}
