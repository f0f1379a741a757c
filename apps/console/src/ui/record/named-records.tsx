import type { CallResult } from '@haat/contracts/client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { NothingFoundIcon, PlusIcon, type Drawing } from '@haat/ui/icons/icons.ts';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { namedLike } from '../../platform/named-like.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useUndo } from '../../platform/undo/last-undo.ts';
import { Button } from '../button.tsx';
import { AddressSearch } from '../list/address-search.tsx';
import { ListPanel } from '../list/list-panel.tsx';
import { PageHead } from '../page-head.tsx';
import { screenMessages } from '../screen/messages.ts';
import { StateNote } from '../state-note.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

const maxShown = 100;

export interface NamedRecordsProps<Row> {
  title: string;
  /** Formats the number of records. */
  countText: (rows: readonly Row[]) => string;
  addLabel: string;
  searchLabel: string;
  list: UseQueryResult<Row[]>;
  /** The names that a search looks through. */
  namesOf: (row: Row) => string[];
  empty: { icon: Drawing; title: string; text: string };
  /** The message if no name matches. */
  notFound: (typed: string) => string;
  footnote?: string | undefined;
  removal: {
    nameOf: (row: Row) => string;
    text: string;
    send: (row: Row) => Promise<CallResult<unknown>>;
    refresh: () => unknown;
  };
  renderList: (shown: { rows: readonly Row[]; onEdit: (row: Row) => void; onRemove: (row: Row) => void }) => ReactNode;
  /** Null for a new record. */
  renderForm: (form: { row: Row | null; onClose: () => void }) => ReactNode;
}

type Open<Row> = { isRemoval: false; row: Row | null } | { isRemoval: true; row: Row } | null;

/** A screen for named records, few enough to load at once: search, add, edit, remove. */
export function NamedRecords<Row>(props: NamedRecordsProps<Row>) {
  const { title, countText, addLabel, searchLabel, list, footnote, removal, renderList, renderForm } = props;
  const [search] = useSearchParams();
  const wanted = search.get('q') ?? '';
  const found = list.data?.filter((row) => namedLike(wanted, props.namesOf(row)));
  const [open, setOpen] = useState<Open<Row>>(null);
  const close = () => setOpen(null);
  const add = () => setOpen({ isRemoval: false, row: null });
  usePageTitle(title);
  useShortcuts({ n: list.data && add, 'Ctrl+z': useUndo() });
  return (
    <>
      <PageHead
        title={title}
        text={list.data ? countText(list.data) : '\u00a0'}
        actions={
          list.data && (
            <Button variant="primary" icon={PlusIcon} hint="n" onClick={add}>
              {addLabel}
            </Button>
          )
        }
      />
      <AddressSearch label={searchLabel} wanted={wanted} />
      <ListPanel list={list} rows={found} empty={<Nothing {...props} wanted={wanted} />}>
        {(rows) => (
          <>
            {renderList({
              rows: rows.slice(0, maxShown),
              onEdit: (row) => setOpen({ isRemoval: false, row }),
              onRemove: (row) => setOpen({ isRemoval: true, row }),
            })}
            <FirstOf count={rows.length} />
          </>
        )}
      </ListPanel>
      {footnote && <p className="mt-4 text-xs text-ink-subtle">{footnote}</p>}
      {open?.isRemoval === false && renderForm({ row: open.row, onClose: close })}
      {open?.isRemoval && (
        <RemoveDialog
          name={removal.nameOf(open.row)}
          text={removal.text}
          send={() => removal.send(open.row)}
          refresh={removal.refresh}
          onClose={close}
        />
      )}
    </>
  );
}

function Nothing<Row>({ empty, notFound, wanted }: NamedRecordsProps<Row> & { wanted: string }) {
  const t = useMessages(screenMessages);
  if (wanted === '') return <StateNote {...empty} role="status" />;
  return <StateNote icon={NothingFoundIcon} role="status" title={notFound(wanted)} text={t.tryFewerLetters} />;
}

/** Shown below a list that is too long to be displayed completely. */
function FirstOf({ count }: { count: number }) {
  const t = useMessages(screenMessages);
  const { number } = useFormat();
  if (count <= maxShown) return null;
  return (
    <p className="border-t border-border px-4 py-3 text-xs text-ink-subtle">
      {t.firstOf(number(maxShown), number(count))}
    </p>
  );
}
