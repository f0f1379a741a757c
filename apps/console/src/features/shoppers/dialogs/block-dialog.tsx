import type { AdminShopper } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx';
import { shopperMessages } from '../messages.ts';
import { useShopperChange } from '../use-shopper-change.ts';

/** Asks why a shopper is blocked. */
export function BlockDialog({ shopper, onClose }: { shopper: AdminShopper; onClose: () => void }) {
  const t = useMessages(shopperMessages);
  const { block, isSaving } = useShopperChange(shopper);
  return (
    <ReasonDialog
      title={t.blockTitle(shopper.full_name)}
      text={t.blockText}
      doLabel={t.blockDo}
      isDanger
      isSaving={isSaving}
      legend={t.why}
      ownWordsLabel={t.ownWords}
      reasons={t.reasons}
      onDo={block}
      onClose={onClose}
    />
  );
}
