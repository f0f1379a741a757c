import type { ImportColumn, ImportField, ImportRun } from '@haat/contracts';
import { importFieldNames, importFields } from '@haat/contracts/imports/import-fields';
import { inLocale } from '@haat/contracts/shared/locale';
import { classNames } from '@haat/ui/class-names.ts';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CheckIcon, WarningIcon } from '@haat/ui/icons/icons.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { CardTable, type Column } from '../../ui/list/card-table.tsx';
import { PanelCard } from '../../ui/panel-card.tsx';
import { useChange } from '../../ui/screen/use-change.ts';
import { refreshImport, rememberImport } from './import-queries.ts';
import { importMessages } from './messages.ts';

type Row = ImportColumn & { place: number };

/** The step that assigns a meaning to each column. */
export function ColumnsStep({ run }: { run: ImportRun }) {
  const t = useMessages(importMessages);
  const { number } = useFormat();
  const navigate = useNavigate();
  const { save, isSaving } = useChange();
  const [fields, setFields] = useState(() => run.columns.map(({ field }) => field));
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = fields.filter((field) => field !== null);

  async function check(): Promise<void> {
    const refusal = problemIn(chosen, t);
    setProblem(refusal);
    if (refusal !== null) return;
    const sent = call('adminImportCheck', { params: { id: run.id }, body: { columns: fields } });
    const refused = await save(sent, {
      done: ({ data }) => rememberImport(data),
      refresh: () => refreshImport(run.id),
    });
    if (!refused) void navigate(`/products/import/${run.id}`);
  }

  return (
    <>
      <p className="-mt-1 mb-3 text-ink-muted">
        <b className="font-semibold wrap-anywhere text-ink">{run.file_name}</b>
        {', '}
        {t.aboutFile(run.line_count, number(run.line_count), number(run.columns.length), t.encoding(run.encoding))}
      </p>
      <PanelCard padded={false}>
        <ColumnTable
          run={run}
          fields={fields}
          onChoose={(place, field) => setFields(fields.map((each, other) => (other === place ? field : each)))}
        />
      </PanelCard>
      {problem !== null && (
        <Notice tone="error" role="alert" className="mt-3">
          {problem}
        </Notice>
      )}
      <div className="mt-4 flex justify-end gap-2 max-md:grid max-md:grid-cols-2">
        <LinkButton to="/products/import">{t.back}</LinkButton>
        <Button variant="primary" busy={isSaving} onClick={() => void check()}>
          {t.check(run.line_count, number(run.line_count))}
        </Button>
      </div>
    </>
  );
}

function problemIn(chosen: readonly ImportField[], t: { twice: string; nothingChosen: string }): string | null {
  if (chosen.length === 0) return t.nothingChosen;
  return new Set(chosen).size < chosen.length ? t.twice : null;
}

interface ColumnTableProps {
  run: ImportRun;
  fields: readonly (ImportField | null)[];
  onChoose: (place: number, field: ImportField | null) => void;
}

function ColumnTable({ run, fields, onChoose }: ColumnTableProps) {
  const t = useMessages(importMessages);
  const locale = useLocale();
  const rows: Row[] = run.columns.map((column, place) => ({ ...column, place }));
  const labelOf = (field: ImportField) => inLocale(locale, importFields[field].heading, importFields[field].heading_bn);
  const columns: Column<Row>[] = [
    {
      label: t.inFile,
      place: 'head',
      className: 'w-1/4',
      render: ({ heading }) => <span className="font-medium break-words">{heading || '–'}</span>,
    },
    {
      label: t.firstLine,
      place: 'named',
      render: ({ sample }) => <span className="break-words text-ink-muted">{sample || '–'}</span>,
    },
    {
      label: t.goesTo,
      place: 'below',
      className: 'w-70',
      render: ({ heading, place, guess }) => (
        <select
          aria-label={t.goesToOf(heading || String(place + 1))}
          value={fields[place] ?? ''}
          onChange={({ target }) => onChoose(place, importFieldNames.find((field) => field === target.value) ?? null)}
          className={classNames(
            'h-(--size-control) w-full truncate rounded-md border border-border-control px-3 field-focus',
            guess === 'similar' && fields[place] === run.columns[place]?.field ? 'bg-warning-soft' : 'bg-surface',
          )}
        >
          <option value="">{t.leaveOut}</option>
          {importFieldNames.map((field) => (
            <option key={field} value={field}>
              {labelOf(field)}
            </option>
          ))}
        </select>
      ),
    },
    {
      label: t.howSure,
      place: 'below',
      render: (row) => <Certainty column={row} field={fields[row.place] ?? null} />,
    },
  ];
  return <CardTable label={t.inFile} columns={columns} rows={rows} idOf={({ place }) => String(place)} />;
}

function Certainty({ column, field }: { column: ImportColumn; field: ImportField | null }) {
  const t = useMessages(importMessages);
  if (field === null) return <span className="text-ink-muted">{t.guesses.none}</span>;
  const isChosen = field !== column.field;
  if (!isChosen && column.guess === 'similar')
    return (
      <span className="flex items-center gap-1.5 text-warning">
        <Icon of={WarningIcon} size={16} />
        {t.guesses.similar}
      </span>
    );
  return (
    <span className="flex items-center gap-1.5 text-success">
      <Icon of={CheckIcon} size={16} />
      {isChosen ? t.guesses.chosen : t.guesses[column.guess]}
    </span>
  );
}
