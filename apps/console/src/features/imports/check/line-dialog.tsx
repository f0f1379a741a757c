import type { ImportColumn, ImportLine, ImportRun } from '@haat/contracts';
import { importFields } from '@haat/contracts/imports/import-fields';
import { inLocale, type Locale } from '@haat/contracts/shared/locale';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { TextField } from '@haat/ui/forms/field.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AskingDialog } from '../../../ui/dialogs/asking-dialog.tsx';
import { importMessages } from '../messages.ts';
import { cellsOfLine, correctionsOf, isCorrectable, type CellOfLine } from './cells-of-line.ts';
import { FaultWords } from './fault-words.tsx';
import { useCorrections } from './use-corrections.ts';
import { WrongCell } from './wrong-cell.tsx';
import { WrongLinesLink } from '../wrong-lines-link.tsx';

interface LineDialogProps {
  run: ImportRun;
  line: ImportLine;
  /** Called with the line after it was checked again. */
  onChecked: (line: ImportLine) => void;
  onClose: () => void;
}

/**
 * A line as it is in the file, cell by cell: wrong and doubtful cells are marked with the reason, and can be
 * corrected and checked again.
 */
export function LineDialog({ run, line, onChecked, onClose }: LineDialogProps) {
  const t = useMessages(importMessages);
  const { number } = useFormat();
  const formId = useId();
  const { correct, isSaving } = useCorrections(run);
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const [isCheckedAgain, setCheckedAgain] = useState(false);
  const isWarning = line.kind === 'look_at';
  const name = number(line.line);
  const { cells, others } = cellsOfLine(run.columns, line);
  const corrections = correctionsOf(cells, typed);

  const check = () =>
    correct(line.line, { cells: corrections }, (checked) => {
      if (checked.kind !== 'wrong' && checked.kind !== 'look_at')
        showToast({ kind: 'success', text: t.lineRight(name) });
      setCheckedAgain(true);
      onChecked(checked);
    });
  const sayRight = () =>
    correct(line.line, { is_right: true }, (checked) => {
      showToast({ kind: 'success', text: t.lineSaidRight(name) });
      onChecked(checked);
    });

  return (
    <AskingDialog
      isChanged={corrections.length > 0}
      title={t.lineOf(name, run.file_name)}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          {isWarning ? (
            <Button
              busy={isSaving}
              disabled={corrections.length > 0}
              onClick={() => void sayRight()}
              className="max-sm:flex-1"
            >
              {t.isRight}
            </Button>
          ) : (
            <WrongLinesLink run={run} label={t.wrongCsv} />
          )}
          <Button onClick={onClose} className="max-sm:flex-1">
            {t.close}
          </Button>
          <Button
            className="max-sm:flex-1"
            type="submit"
            form={formId}
            variant="primary"
            busy={isSaving}
            disabled={corrections.length === 0}
          >
            {t.checkAgain}
          </Button>
        </div>
      }
    >
      <Told isCheckedAgain={isCheckedAgain} isWarning={isWarning} />
      {others.length > 0 && <FaultWords faults={others} isWarning={isWarning} />}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (corrections.length > 0) void check();
        }}
        className="rounded-md border border-border"
      >
        {cells.map((cell, place) => (
          <Cell
            // oxlint-disable-next-line react/no-array-index-key -- a file may have two columns of one name
            key={place}
            cell={cell}
            isWarning={isWarning}
            typed={typed.get(place)}
            onType={(text) => setTyped(new Map(typed).set(place, text))}
          />
        ))}
      </form>
    </AskingDialog>
  );
}

/** The instructions, or the result of the last check. */
function Told({ isCheckedAgain, isWarning }: { isCheckedAgain: boolean; isWarning: boolean }) {
  const t = useMessages(importMessages);
  const before = isWarning ? t.lineLookText : t.lineText;
  const after = isWarning ? t.lineLook : t.lineWrong;
  const look = isWarning ? 'font-medium text-warning' : 'font-medium text-danger';
  return (
    <p role="status" className={`mb-3 ${isCheckedAgain ? look : 'text-ink-muted'}`}>
      {isCheckedAgain ? after : before}
    </p>
  );
}

interface CellProps {
  cell: CellOfLine;
  /** Whether it can be saved as it is once it is confirmed. */
  isWarning: boolean;
  /** Undefined while it equals the file. */
  typed: string | undefined;
  onType: (text: string) => void;
}

function Cell({ cell, isWarning, typed, onType }: CellProps) {
  const locale = useLocale();
  const words = cell.faults.map(({ message, message_bn: inBangla }) => inLocale(locale, message, inBangla)).join(' ');
  const { column, text, faults } = cell;
  const look = 'border-border px-3 py-2 not-first:border-t';
  if (isCorrectable(cell))
    return (
      <div className={look}>
        <TextField
          label={column.heading || knownAs(column, locale)}
          value={typed ?? text}
          maxLength={10_000}
          {...(isWarning ? { help: <span className="text-warning">{words}</span> } : { error: words })}
          onChange={({ target }) => onType(target.value)}
        />
      </div>
    );
  return (
    <dl className={`${look} grid gap-x-4 gap-y-1 sm:grid-cols-[11rem_minmax(0,1fr)]`}>
      <dt className="text-ink-muted">
        <Heading column={column} />
      </dt>
      <dd className="grid min-w-0 gap-1">
        {faults.length > 0 ? <WrongCell text={text} /> : <span className="break-words">{text || '–'}</span>}
        <FaultWords faults={faults} isWarning={isWarning} />
      </dd>
    </dl>
  );
}

/** The meaning of a column; empty if it is left out. */
function knownAs({ field }: ImportColumn, locale: Locale): string {
  return field === null ? '' : inLocale(locale, importFields[field].heading, importFields[field].heading_bn);
}

/** The column's heading in the file, and its meaning if that differs. */
function Heading({ column }: { column: ImportColumn }) {
  const t = useMessages(importMessages);
  const known = knownAs(column, useLocale());
  const { heading } = column;
  return (
    <>
      <span className="block break-words">{heading || known}</span>
      {known !== heading && heading && <span className="block text-xs text-ink-subtle">{known || t.leaveOut}</span>}
    </>
  );
}
