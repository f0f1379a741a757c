import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CheckIcon } from '@haat/ui/icons/icons.ts';
import type { ReactNode } from 'react';
import { PageHead } from '../../ui/page-head.tsx';
import { importMessages } from './messages.ts';

const steps = ['upload', 'columns', 'check', 'done'] as const;
export type ImportStep = (typeof steps)[number];

/** The frame of every step of an import: the back link, the title, and the progress. */
export function ImportFrame({ step, children }: { step: ImportStep | 'over'; children: ReactNode }) {
  const t = useMessages(importMessages);
  return (
    <>
      <PageHead back={{ to: '/products', label: t.products }} title={t.title} />
      <Steps at={step === 'over' ? steps.length : steps.indexOf(step)} />
      {children}
    </>
  );
}

function Steps({ at }: { at: number }) {
  const t = useMessages(importMessages);
  const { number } = useFormat();
  return (
    <ol aria-label={t.path} className="mb-4 flex items-center gap-1.5 md:gap-2">
      {steps.map((step, place) => (
        <li
          key={step}
          aria-current={place === at ? 'step' : undefined}
          className="flex items-center gap-1.5 text-sm max-md:text-xs md:gap-2"
        >
          {place > 0 && <span aria-hidden="true" className="stitch w-3 md:w-8" />}
          <span
            className={classNames(
              'grid size-6 flex-none place-items-center rounded-full text-xs font-semibold md:size-6.5',
              place < at && 'bg-accent text-on-accent',
              place === at && 'bg-surface text-accent inset-ring-2 inset-ring-accent',
              place > at && 'bg-surface text-ink-muted inset-ring inset-ring-border-control',
            )}
          >
            {place < at ? <Icon of={CheckIcon} size={16} /> : number(place + 1)}
          </span>
          <span className={place === at ? 'font-semibold' : 'text-ink-muted'}>{t.steps[step]}</span>
        </li>
      ))}
    </ol>
  );
}
