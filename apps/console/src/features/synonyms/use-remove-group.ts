import type { AdminSynonym } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call } from '../../platform/api/call.ts';
import { offerUndo } from '../../platform/undo/last-undo.ts';
import { screenMessages } from '../../ui/screen/messages.ts';
import { useChange } from '../../ui/screen/use-change.ts';
import { synonymMessages } from './messages.ts';
import { refreshSynonyms } from './synonym-queries.ts';

/** Removes a group at once, with an undo that adds it again as the newest. */
export function useRemoveGroup() {
  const t = useMessages(synonymMessages);
  const screen = useMessages(screenMessages);
  const { save } = useChange();
  return ({ id, version, words, narrower }: AdminSynonym) => {
    const [name = ''] = words;
    const restore = () =>
      void save(call('adminSynonymCreate', { body: { words, narrower } }), {
        done: t.created(name),
        words: { LIST_FULL: t.full },
        refresh: refreshSynonyms,
      });
    return save(call('adminSynonymRemove', { params: { id }, body: { version } }), {
      done: () => offerUndo({ text: t.removed(name), label: screen.undo, undo: restore }),
      refresh: refreshSynonyms,
    });
  };
}
