import type { ReactNode } from 'react';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Breadcrumb } from '@haat/ui/navigation/breadcrumb.tsx';
import { sellersMessages } from './messages.ts';

interface ApplicationLayoutProps {
  /** Last entry of the breadcrumbs: the kind of seller. */
  crumb: string;
  title: string;
  lead: string;
  steps: string[];
  children: ReactNode;
}

/** Layout of an application: an introduction and the steps, with the form beside them. */
export function ApplicationLayout({ crumb, title, lead, steps, children }: ApplicationLayoutProps) {
  const t = useMessages(sellersMessages);
  const { digits } = useFormat();
  return (
    <div className="wrap grid items-start gap-6 pt-2 lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)] lg:gap-16 lg:pt-4">
      <div>
        <Breadcrumb
          crumbs={[{ label: t.home, to: '/' }, { label: t.chooser.title, to: '/seller/seller_type' }, { label: crumb }]}
        />
        <h1 className="mt-2">{title}</h1>
        <p className="mt-2 text-ink-muted">{lead}</p>
        <ol className="mt-7 grid gap-3.5">
          {steps.map((step, index) => (
            <li key={step} className="flex items-center gap-3.5 font-medium">
              <span className="grid size-8 place-items-center rounded-full bg-accent-soft text-sm font-bold text-accent-hover">
                {digits(String(index + 1))}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </div>
      <div className="lg:mt-6">{children}</div>
    </div>
  );
}
