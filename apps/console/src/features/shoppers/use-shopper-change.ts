import type { AdminShopper } from '@haat/contracts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call, type CallProblem } from '../../platform/api/call.ts';
import { saveFile } from '@haat/ui/device/save-file.ts';
import { offerUndo } from '../../platform/undo/last-undo.ts';
import { screenMessages } from '../../ui/screen/messages.ts';
import { useChange } from '../../ui/screen/use-change.ts';
import { shopperMessages } from './messages.ts';
import { refreshShoppers } from './shopper-queries.ts';

/** The owner's actions for a shopper. Failures are already reported. */
export function useShopperChange({ id, full_name: name, email }: Pick<AdminShopper, 'id' | 'full_name' | 'email'>) {
  const t = useMessages(shopperMessages);
  const screen = useMessages(screenMessages);
  const { save, isSaving } = useChange();
  const params = { id };

  /** Resolves to the problem, or null. */
  function block(reason: string): Promise<CallProblem | null> {
    const offer = { text: t.blockedNow(name), label: screen.undo, undo: () => void unblock(null) };
    return save(call('adminShopperBlock', { params, body: { reason } }), {
      done: () => offerUndo(offer),
      refresh: refreshShoppers,
    });
  }

  /** `reason` is why the account was blocked, for an undo; null for no undo. */
  async function unblock(reason: string | null): Promise<boolean> {
    const text = t.unblockedNow(name);
    const done = () => {
      if (reason === null) showToast({ kind: 'success', text });
      else offerUndo({ text, label: screen.undo, undo: () => void block(reason) });
    };
    return (await save(call('adminShopperUnblock', { params }), { done, refresh: refreshShoppers })) === null;
  }

  return {
    isSaving,
    block,
    unblock,
    exportData: () =>
      save(call('adminShopperExport', { params }), {
        done({ data }) {
          saveFile(JSON.stringify(data, null, 2), { name: `${email}.json`, type: 'application/json' });
          showToast({ kind: 'success', text: t.exported });
        },
      }),
    forget: async () =>
      (await save(call('adminShopperForget', { params }), {
        done: t.forgotten(name),
        words: { ORDERS_UNDER_WAY: t.underWayTitle },
      })) === null,
  };
}
