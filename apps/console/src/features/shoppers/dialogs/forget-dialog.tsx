import type { AdminShopper } from '@haat/contracts';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { CheckboxRow } from '@haat/ui/forms/checkbox-row.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { shopperMessages } from '../messages.ts';
import { refreshShoppers } from '../shopper-queries.ts';
import { useShopperChange } from '../use-shopper-change.ts';

/** Asks before a shopper is deleted: what is erased, and what must be kept. */
export function ForgetDialog({ shopper, onClose }: { shopper: AdminShopper; onClose: () => void }) {
  const t = useMessages(shopperMessages);
  const navigate = useNavigate();
  const { forget, isSaving } = useShopperChange(shopper);
  const [isChecked, setChecked] = useState(false);
  const isUnderWay = shopper.totals.under_way > 0;
  async function send() {
    if (!(await forget())) return onClose();
    // First leaves the page of the shopper who no longer exists.
    await navigate('/shoppers', { replace: true });
    await refreshShoppers();
  }
  return (
    <QuestionDialog
      title={t.forgetTitle(shopper.full_name)}
      text={t.forgetText}
      doLabel={t.forgetDo}
      isDanger
      isSaving={isSaving}
      isIncomplete={!isChecked || isUnderWay}
      onDo={() => void send()}
      onClose={onClose}
    >
      {isUnderWay && <Notice tone="warning">{t.underWayTitle}</Notice>}
      <Listed title={t.erased} items={t.erasedList} />
      <Listed title={t.kept} items={t.keptList} />
      <p className="text-xs text-ink-muted">{t.backups}</p>
      <CheckboxRow
        label={`${t.understood}: ${shopper.email}`}
        checked={isChecked}
        disabled={isUnderWay}
        onChange={setChecked}
      />
    </QuestionDialog>
  );
}

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h3 className="font-medium">{title}</h3>
      <ul className="ms-4.5 list-disc text-ink-muted">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
