import type { ImportRun } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CameraIcon, ReturnIcon, SuccessIcon, UploadIcon } from '@haat/ui/icons/icons.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useTimes } from '../../platform/times.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PanelCard } from '../../ui/panel-card.tsx';
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx';
import { useChange } from '../../ui/screen/use-change.ts';
import { refreshImport, rememberImport, useImportLines } from './import-queries.ts';
import { leftOut } from './left-out.ts';
import { importMessages } from './messages.ts';
import { WrongLinesLink } from './wrong-lines-link.tsx';

/** What an import has changed, and the undo. */
export function ResultStep({ run }: { run: ImportRun }) {
  const t = useMessages(importMessages);
  const { full } = useTimes();
  return (
    <div className="max-w-215">
      <PanelCard padded={false}>
        <Head run={run} />
        <Figures run={run} />
        <Actions run={run} />
      </PanelCard>
      {run.state === 'applied' && (
        <p className="mt-2 text-xs text-ink-muted">
          {run.undo_until === null ? t.undoOver : t.undoNote(full(run.undo_until))}
        </p>
      )}
      {run.has_lines ? <LeftLines run={run} /> : <p className="mt-2 text-xs text-ink-muted">{t.linesGone}</p>}
    </div>
  );
}

function Head({ run }: { run: ImportRun }) {
  const { applied, undone, file_name: file } = run;
  const t = useMessages(importMessages);
  const { number } = useFormat();
  const { full } = useTimes();
  const saved = (applied?.new ?? 0) + (applied?.changed ?? 0);
  const left = leftOut(run);
  const title = left === 0 ? t.saved(saved, number(saved)) : t.savedBut(saved, number(saved), number(left));
  return (
    <div className="flex gap-4 p-4">
      <Icon of={undone ? ReturnIcon : SuccessIcon} size={28} className="mt-0.5 flex-none text-accent" />
      <div className="min-w-0">
        <div role="status">
          <h2 className="text-lg font-semibold">{undone ? t.undoneTitle : title}</h2>
        </div>
        <p className="break-words text-ink-muted">
          {undone
            ? t.undoneBy(file, undone.by, full(undone.at))
            : applied && t.savedBy(file, applied.by, full(applied.at))}
        </p>
      </div>
    </div>
  );
}

function Figures({ run }: { run: ImportRun }) {
  const { applied, counts } = run;
  const t = useMessages(importMessages);
  const { number } = useFormat();
  const figures = [
    [t.kinds.new, applied?.new ?? 0, t.newNote],
    [t.kinds.changed, applied?.changed ?? 0, t.changedNote],
    [t.kinds.same, counts.same, t.sameNote],
    [t.kinds.left_out, leftOut(run), t.leftNote],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-4 border-t border-border p-4 md:grid-cols-4">
      {figures.map(([label, figure, note]) => (
        <div key={label}>
          <dt className="text-ink-muted">{label}</dt>
          <dd className="text-xl font-bold">{number(figure)}</dd>
          <dd className="text-xs text-ink-subtle">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ run }: { run: ImportRun }) {
  const t = useMessages(importMessages);
  const { number } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { save, isSaving } = useChange();
  const added = run.applied?.new ?? 0;
  const saved = added + (run.applied?.changed ?? 0);

  async function undo(): Promise<void> {
    const sent = call('adminImportUndo', { params: { id: run.id } });
    await save(sent, { done: ({ data }) => rememberImport(data), refresh: () => refreshImport(run.id) });
    setAsking(false);
  }

  return (
    <div className="flex flex-wrap gap-2 border-t border-border p-4 max-md:grid">
      {added > 0 && run.state === 'applied' ? (
        <LinkButton to="/products?view=retired" variant="primary" icon={CameraIcon} className="whitespace-normal">
          {t.addPictures(added, number(added))}
        </LinkButton>
      ) : (
        <LinkButton to="/products/import" icon={UploadIcon}>
          {t.another}
        </LinkButton>
      )}
      <WrongLinesLink run={run} label={t.wrongCsvCount(run.counts.wrong, number(run.counts.wrong))} />
      {run.undo_until !== null && saved > 0 && (
        <Button variant="cancel" icon={ReturnIcon} onClick={() => setAsking(true)}>
          {t.undo}
        </Button>
      )}
      {isAsking && (
        <QuestionDialog
          title={t.undoQuestion}
          text={t.undoText(saved, number(saved))}
          doLabel={t.undoDo}
          isDanger
          isSaving={isSaving}
          onDo={() => void undo()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** The products skipped because they were changed meanwhile. */
function LeftLines({ run }: { run: ImportRun }) {
  const t = useMessages(importMessages);
  const { number } = useFormat();
  const outcome = run.undone ? 'kept' : 'left';
  const count = run.undone?.kept ?? run.applied?.left ?? 0;
  const { data } = useImportLines(run, { outcome }, count > 0);
  if (count === 0 || !data) return null;
  const hidden = count - data.data.length;
  return (
    <PanelCard title={outcome === 'kept' ? t.keptTitle : t.leftTitle} className="mt-4">
      <ul className="grid gap-1.5">
        {data.data.map((line) => (
          <li key={line.line}>
            <span className="text-ink-muted">{t.lineNumber(number(line.line))}: </span>
            {line.product_id === null ? (
              line.title
            ) : (
              <Link to={`/products/${line.product_id}`} className="font-medium hover:underline">
                {line.title}
              </Link>
            )}
          </li>
        ))}
        {hidden > 0 && <li className="text-ink-muted">{t.further(number(hidden))}</li>}
      </ul>
    </PanelCard>
  );
}
