import type { AdminSynonym } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PlusIcon, SearchIcon } from '@haat/ui/icons/icons.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useUndo } from '../../platform/undo/last-undo.ts';
import { Button } from '../../ui/button.tsx';
import { SearchedList } from '../../ui/list/searched-list.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { synonymMessages } from './messages.ts';
import { SynonymDialog } from './synonym-dialog.tsx';
import { SynonymList } from './synonym-list.tsx';
import { useSynonymPages } from './synonym-queries.ts';
import { useRemoveGroup } from './use-remove-group.ts';

/** Words that mean the same in a search. `?new=` starts a group with a word. */
export function Page() {
  const t = useMessages(synonymMessages);
  const { number } = useFormat();
  const [search, setSearch] = useSearchParams();
  const pages = useSynonymPages();
  const first = search.get('new')?.slice(0, 60);
  const [open, setOpen] = useState<{ group: AdminSynonym | null } | null>(first === undefined ? null : { group: null });
  const remove = useRemoveGroup();
  const add = () => setOpen({ group: null });
  const { data } = pages.list;
  usePageTitle(t.synonyms);
  useShortcuts({ n: data && add, 'Ctrl+z': useUndo() });
  return (
    <>
      <PageHead
        title={t.synonyms}
        text={data ? t.text(number(data.total)) : '\u00a0'}
        actions={
          data && (
            <Button variant="primary" icon={PlusIcon} hint="n" onClick={add}>
              {t.add}
            </Button>
          )
        }
      />
      <SearchedList
        pages={pages}
        searchLabel={t.search}
        empty={{ icon: SearchIcon, title: t.none, text: t.noneText }}
        notFound={{ title: t.notFound(pages.wanted), text: t.notFoundText }}
      >
        {(groups) => (
          <SynonymList
            groups={groups}
            onEdit={(group) => setOpen({ group })}
            onRemove={(group) => void remove(group)}
          />
        )}
      </SearchedList>
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
