import type { CallResult } from '@haat/contracts/client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { NothingFoundIcon, PlusIcon, type Drawing } from '@haat/ui/icons/icons.ts';
import { Fragment, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { newRecord, useOpenRecord, useRecordAsOpened } from '../../platform/list/use-open-record.ts';
import { namedLike } from '../../platform/named-like.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useUndo } from '../../platform/undo/last-undo.ts';
import { Button } from '../button.tsx';
import { AddressSearch } from '../list/address-search.tsx';
import { ListPanel } from '../list/list-panel.tsx';
import { PageHead } from '../page-head.tsx';
import { screenMessages } from '../screen/messages.ts';
import { StateNote } from '../state-note.tsx';
import { ListBesidePanel } from './list-beside-panel.tsx';
import { MissingRecord } from './missing-record.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

const maxShown = 100;

export interface NamedRecordsProps<Row extends { id: number }> {
  /** The screen's path; that of an open record follows it: `/brands/12`. */
  path: string;
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
  renderList: (shown: {
    rows: readonly Row[];
    /** The id of the open record. */
    current: string | undefined;
    onEdit: (row: Row) => void;
    onRemove: (row: Row) => void;
  }) => ReactNode;
  /** Null for a new record. */
  renderForm: (form: { row: Row | null; onClose: () => void }) => ReactNode;
}

/** A screen for named records, few enough to load at once: search, add, edit beside the list, remove. */
export function NamedRecords<Row extends { id: number }>(props: NamedRecordsProps<Row>) {
  const { path, title, countText, addLabel, searchLabel, list, footnote, removal, renderList, renderForm } = props;
  const [search] = useSearchParams();
  const wanted = search.get('q') ?? '';
  const found = list.data?.filter((row) => namedLike(wanted, props.namesOf(row)));
  const { opened, openRecord, close } = useOpenRecord(path);
  const row = useRecordAsOpened(
    opened,
    opened === newRecord ? null : list.data?.find(({ id }) => String(id) === opened),
  );
  const [removed, setRemoved] = useState<Row | null>(null);
  const add = () => openRecord(newRecord);
  usePageTitle(title);
  useShortcuts({ n: list.data && add, 'Ctrl+z': useUndo() });
  const head = (
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
    </>
  );
  const panel = list.data && opened !== undefined && (
    <Fragment key={opened}>
      {row === undefined ? <MissingRecord onClose={close} /> : renderForm({ row, onClose: close })}
    </Fragment>
  );
  return (
    <>
      <ListBesidePanel head={head} opened={opened} panel={panel}>
        <ListPanel list={list} rows={found} empty={<Nothing {...props} wanted={wanted} />}>
          {(rows) => (
            <>
              {renderList({
                rows: rows.slice(0, maxShown),
                current: opened,
                onEdit: ({ id }) => openRecord(id),
                onRemove: setRemoved,
              })}
              <FirstOf count={rows.length} />
            </>
          )}
        </ListPanel>
        {footnote && <p className="mt-4 text-xs text-ink-subtle">{footnote}</p>}
      </ListBesidePanel>
      {removed && (
        <RemoveDialog
          name={removal.nameOf(removed)}
          text={removal.text}
          send={() => removal.send(removed)}
          refresh={removal.refresh}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}

function Nothing<Row extends { id: number }>({ empty, notFound, wanted }: NamedRecordsProps<Row> & { wanted: string }) {
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
