import type { SavedFilters, SavedView } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { EditIcon, RemoveIcon, SaveViewIcon } from '@haat/ui/icons/icons.ts';
import { Suspense, useState } from 'react';
import { lazyWithWords } from '../../../../platform/lazy-with-words.ts';
import { call, type CallProblem } from '../../../../platform/api/call.ts';
import { ActionChip } from '../../../../ui/list/filter-chip.tsx';
import { useChange } from '../../../../ui/screen/use-change.ts';
import { ordersMessages } from '../../messages.ts';
import type { ListAddress } from '../list-address.ts';
import { keptFilters, ownViewAt, refreshOwnViews, useOwnViews } from './own-views.ts';

const ViewNameDialog = lazyWithWords(async () => (await import('./view-name-dialog.tsx')).ViewNameDialog);

/** After the filters: saves them as a view; for a saved view, renames or removes it. */
export function KeepView({ address }: { address: ListAddress }) {
  const t = useMessages(ordersMessages);
  const views = useOwnViews();
  const filters = keptFilters(address);
  const own = ownViewAt(views, address);
  const [isNaming, setNaming] = useState(false);
  const { keep, rename, remove } = useViewChanges();
  if (!filters) return null;
  return (
    <>
      {own ? (
        <>
          <ActionChip icon={EditIcon} label={t.renameView} onPress={() => setNaming(true)} />
          <ActionChip icon={RemoveIcon} label={t.removeView} onPress={() => void remove(own)} />
        </>
      ) : (
        <ActionChip icon={SaveViewIcon} label={t.saveView} onPress={() => setNaming(true)} />
      )}
      <Suspense>
        {isNaming && (
          <ViewNameDialog
            title={own ? t.renameViewTitle : t.saveViewTitle}
            name={own?.name ?? ''}
            onSave={(name) => (own ? rename(own, name) : keep({ name, filters }))}
            onClose={() => setNaming(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function useViewChanges() {
  const t = useMessages(ordersMessages);
  const { save } = useChange();
  const words = { LIST_FULL: t.tooManyViews };
  const keep = (body: { name: string; filters: SavedFilters }): Promise<CallProblem | null> =>
    save(call('adminOrderViewCreate', { body }), { done: t.viewSaved(body.name), words, refresh: refreshOwnViews });
  return {
    keep,
    rename: ({ id }: SavedView, name: string) =>
      save(call('adminOrderViewRename', { params: { id }, body: { name } }), { refresh: refreshOwnViews }),
    remove: ({ id, name, filters }: SavedView) =>
      save(call('adminOrderViewRemove', { params: { id } }), {
        done: {
          text: t.viewRemoved(name),
          action: { label: t.undo, onPress: () => void keep({ name, filters }) },
        },
        refresh: refreshOwnViews,
      }),
  };
}
