import type { AdminSynonym } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { NothingFoundIcon, PlusIcon, SearchIcon } from '@haat/ui/icons/icons.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useUndo } from '../../platform/undo/last-undo.ts';
import { Button } from '../../ui/button.tsx';
import { ListPanel } from '../../ui/list/list-panel.tsx';
import { TextSearch } from '../../ui/list/text-search.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PagesFoot } from '../../ui/screen/pages-foot.tsx';
import { StateNote } from '../../ui/state-note.tsx';
import { synonymMessages } from './messages.ts';
import { SynonymDialog } from './synonym-dialog.tsx';
import { SynonymList } from './synonym-list.tsx';
import { useSynonymPages } from './synonym-queries.ts';
import { useRemoveGroup } from './use-remove-group.ts';

/** Words that mean the same for the search. `?new=` begins a group with a word. */
export function Page() {
  const t = useMessages(synonymMessages);
  const { number } = useFormat();
  const [search, setSearch] = useSearchParams();
  const { wanted, list, turned, onNext, onEarlier } = useSynonymPages();
  const first = search.get('new')?.slice(0, 60);
  const [open, setOpen] = useState<{ group: AdminSynonym | null } | null>(first === undefined ? null : { group: null });
  const remove = useRemoveGroup();
  const add = () => setOpen({ group: null });
  const total = list.data?.total;
  usePageTitle(t.synonyms);
  useShortcuts({ n: list.data && add, 'Ctrl+z': useUndo(), '[': onEarlier, ']': onNext });
  return (
    <>
      <PageHead
        title={t.synonyms}
        text={total === undefined ? '\u00a0' : t.text(number(total))}
        actions={
          list.data && (
            <Button variant="primary" icon={PlusIcon} hint="n" onClick={add}>
              {t.add}
            </Button>
          )
        }
      />
      <div className="mb-3">
        <TextSearch
          key={wanted}
          label={t.search}
          value={wanted}
          onSearch={(typed) => setSearch(typed === '' ? {} : { q: typed })}
        />
      </div>
      <ListPanel
        list={list}
        rows={list.data?.data}
        empty={
          wanted === '' ? (
            <StateNote icon={SearchIcon} role="status" title={t.none} text={t.noneText} />
          ) : (
            <StateNote icon={NothingFoundIcon} role="status" title={t.notFound(wanted)} text={t.notFoundText} />
          )
        }
      >
        {(groups) => (
          <>
            <SynonymList
              groups={groups}
              onEdit={(group) => setOpen({ group })}
              onRemove={(group) => void remove(group)}
            />
            {(onNext ?? onEarlier) && (
              <PagesFoot turned={turned} pageSize={50} shown={groups.length} onEarlier={onEarlier} onNext={onNext} />
            )}
          </>
        )}
      </ListPanel>
      {open && (
        <SynonymDialog
          group={open.group}
          first={first}
          onClose={() => {
            setOpen(null);
            if (first !== undefined) setSearch({}, { replace: true });
          }}
        />
      )}
    </>
  );
}
