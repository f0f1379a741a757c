import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '@haat/ui/navigation/breadcrumb.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { catalogueMessages } from '../messages.ts';

/** The title of a list page, with a line of text or more. */
export function ListHeading({ title, text, notes }: { title: string; text?: string; notes?: ReactNode }) {
  return (
    <>
      <h1>{title}</h1>
      {text && <p className="mt-1 text-sm text-ink-muted">{text}</p>}
      {notes}
    </>
  );
}

/** The breadcrumbs of a list. */
export function ListBreadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const t = useMessages(catalogueMessages);
  return <Breadcrumb crumbs={[{ label: t.home, to: '/' }, ...crumbs]} />;
}
