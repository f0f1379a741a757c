import type { ImportRun } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { DownloadIcon, SpreadsheetIcon } from '@haat/ui/icons/icons.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { usePageTitle } from '../../platform/page-title.ts';
import { useTimes } from '../../platform/times.ts';
import { buttonLook } from '../../ui/button.tsx';
import { CardTable, type Column } from '../../ui/list/card-table.tsx';
import { PanelCard } from '../../ui/panel-card.tsx';
import { FailedNote } from '../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../ui/screen/loading-lines.tsx';
import { StateNote } from '../../ui/state-note.tsx';
import { ImportFrame } from './import-frame.tsx';
import { useImports } from './import-queries.ts';
import { leftOut } from './left-out.ts';
import { importMessages } from './messages.ts';
import { UploadCard } from './upload-card.tsx';

/** The first step of an import, with recent imports and the template for sellers. */
export function Page() {
  const t = useMessages(importMessages);
  const { data, error, errorUpdatedAt, refetch } = useImports();
  usePageTitle(t.title);
  if (error && !data)
    return (
      <ImportFrame step="upload">
        <PanelCard padded={false}>
          <FailedNote error={error} failedAt={errorUpdatedAt} onRetry={() => void refetch()} />
        </PanelCard>
      </ImportFrame>
    );
  return (
    <ImportFrame step="upload">
      <div className="grid items-start gap-4 table:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4">
          <UploadCard />
          <PanelCard title={t.earlier} padded={false}>
            {data ? <EarlierImports runs={data} /> : <LoadingLines />}
          </PanelCard>
        </div>
        <div className="grid gap-4">
          <ForSellers />
          <PanelCard title={t.howMatched}>
            <div className="grid gap-2 text-ink-muted">
              {Object.values(t.matched).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </PanelCard>
        </div>
      </div>
    </ImportFrame>
  );
}

function ForSellers() {
  const t = useMessages(importMessages);
  const locale = useLocale();
  const files = [
    [t.template, `imports/template?lang=${locale}`, 'products.csv'],
    [t.exportAll, `products/csv?lang=${locale}`, 'products.csv'],
    [t.exportExcel, `products/xlsx?lang=${locale}`, 'products.xlsx'],
  ] as const;
  return (
    <PanelCard title={t.forSeller}>
      <div className="grid gap-2.5">
        <p className="text-ink-muted">{t.forSellerText}</p>
        {files.map(([label, path, name]) => (
          <a
            key={path}
            href={`/api/admin/${path}`}
            download={name}
            className={buttonLook({ className: 'whitespace-normal' })}
          >
            <Icon of={DownloadIcon} size={18} className="flex-none" />
            {label}
          </a>
        ))}
      </div>
    </PanelCard>
  );
}

function EarlierImports({ runs }: { runs: readonly ImportRun[] }) {
  const t = useMessages(importMessages);
  const { number } = useFormat();
  const { stamp } = useTimes();
  if (runs.length === 0)
    return <StateNote icon={SpreadsheetIcon} role="status" title={t.noneEarlier} text={t.noneEarlierText} />;
  const figure = (label: string, of: (run: ImportRun) => number): Column<ImportRun> => ({
    label,
    place: 'named',
    isEnd: true,
    render: (run) => number(of(run)),
  });
  const columns: Column<ImportRun>[] = [
    {
      label: t.file,
      place: 'head',
      render: (run) => (
        <Link to={`/products/import/${run.id}`} className="font-medium wrap-anywhere hover:underline">
          {run.file_name}
        </Link>
      ),
    },
    { label: t.who, place: 'named', render: ({ by }) => by },
    { label: t.when, place: 'named', render: ({ at }) => <span className="whitespace-nowrap">{stamp(at)}</span> },
    figure(t.kinds.new, ({ applied, counts }) => applied?.new ?? counts.new),
    figure(t.kinds.changed, ({ applied, counts }) => applied?.changed ?? counts.changed),
    figure(t.kinds.left_out, leftOut),
    {
      label: t.state,
      place: 'named',
      isLabelHidden: true,
      isEnd: true,
      render: (run) =>
        run.undo_until === null ? (
          <span className="text-ink-muted">{t.states[run.state]}</span>
        ) : (
          <Link to={`/products/import/${run.id}`} className="font-medium text-accent underline">
            {t.undoUntil(stamp(run.undo_until).split(',')[0] ?? '')}
          </Link>
        ),
    },
  ];
  return <CardTable label={t.earlier} columns={columns} rows={runs} idOf={({ id }) => id} />;
}
