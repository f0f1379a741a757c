import type { ImportColumn, ImportLine, ImportRun } from '@haat/contracts';
import { importFields } from '@haat/contracts/imports/import-fields';
import { inLocale } from '@haat/contracts/shared/locale';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { importMessages } from '../messages.ts';
import { cellsOfLine } from './cells-of-line.ts';
import { FaultWords } from './fault-words.tsx';
import { WrongCell } from './wrong-cell.tsx';
import { WrongLinesLink } from '../wrong-lines-link.tsx';

interface LineDialogProps {
  run: ImportRun;
  line: ImportLine;
  onClose: () => void;
}

/** A wrong line as it stands in the file, cell by cell: the wrong ones are marked, each with what is wrong and what to do. */
export function LineDialog({ run, line, onClose }: LineDialogProps) {
  const t = useMessages(importMessages);
  const { number } = useFormat();
  const { cells, others } = cellsOfLine(run.columns, line);
  return (
    <Dialog
      title={t.lineOf(number(line.line), run.file_name)}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <WrongLinesLink run={run} label={t.wrongCsv} />
          <Button variant="primary" onClick={onClose}>
            {t.close}
          </Button>
        </div>
      }
    >
      <p className="mb-3 text-ink-muted">{t.lineText}</p>
      {others.length > 0 && <FaultWords faults={others} />}
      <dl className="rounded-md border border-border">
        {cells.map(({ column, text, faults }, place) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- a file may have two columns of one name
            key={place}
            className="grid gap-x-4 gap-y-1 border-border px-3 py-2 not-first:border-t sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-muted">
              <Heading column={column} />
            </dt>
            <dd className="grid min-w-0 gap-1">
              {faults.length > 0 ? <WrongCell text={text} /> : <span className="break-words">{text || '–'}</span>}
              <FaultWords faults={faults} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** The column as the file calls it, and what it is taken for where that is another word. */
function Heading({ column: { heading, field } }: { column: ImportColumn }) {
  const t = useMessages(importMessages);
  const locale = useLocale();
  const known = field && inLocale(locale, importFields[field].heading, importFields[field].heading_bn);
  return (
    <>
      <span className="block break-words">{heading || known}</span>
      {known !== heading && heading && <span className="block text-xs text-ink-subtle">{known ?? t.leaveOut}</span>}
    </>
  );
}
