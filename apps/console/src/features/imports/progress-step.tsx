import type { ImportRun } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PanelCard } from '../../ui/panel-card.tsx';
import { ShareBar } from '../../ui/share-bar.tsx';
import { importMessages } from './messages.ts';

/** What the server is doing with an import, and its progress. */
export function ProgressStep({ run, state }: { run: ImportRun; state: 'checking' | 'applying' | 'undoing' }) {
  const t = useMessages(importMessages);
  const { number } = useFormat();
  const { title, text } = t.progress[state];
  const done = t.done(number(run.done), number(run.line_count));
  return (
    <PanelCard className="max-w-215">
      <div role="status">
        <h2 className="text-lg font-semibold">{title}</h2>
      </div>
      <p className="mt-1 wrap-anywhere text-ink-muted">{run.file_name}</p>
      <div
        role="progressbar"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={run.line_count}
        aria-valuenow={run.done}
        aria-valuetext={done}
        className="mt-4"
      >
        <ShareBar part={run.done} whole={run.line_count} className="w-full" />
      </div>
      <p className="mt-2 tabular-nums">{done}</p>
      <p className="mt-3 text-xs text-ink-muted">{text}</p>
    </PanelCard>
  );
}
