import type { AdminOrder } from '@haat/contracts';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { TextArea, TextField } from '@haat/ui/forms/field.tsx';
import { fieldErrors } from '@haat/ui/forms/field-errors.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { call } from '../../../../platform/api/call.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { correctionOf, withTyped, type Typed } from './correction-of.ts';
import { orderMessages } from '../messages.ts';
import { useOrderChange } from '../use-order-change.ts';

/** Corrects the recipient and address of an order. Concurrent changes are shown at the field. */
export function CorrectionDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const t = useMessages(orderMessages);
  const locale = useLocale();
  const [opened] = useState(order);
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const fields = withTyped(order, typed);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [hasConflict, setConflict] = useState(false);
  const { save, isSaving } = useOrderChange();
  // The order on screen updates by itself: only fields whose change was shown may be overwritten.
  const body = correctionOf(hasConflict ? order : opened, typed);

  async function send() {
    if (!body) return;
    const params = { order_number: order.order_number };
    const problem = await save(call('adminOrderCorrection', { params, body }), t.saved);
    if (!problem) return onClose();
    setErrors(fieldErrors(problem, locale));
    setConflict(problem.code === 'CHANGED_MEANWHILE');
    return undefined;
  }

  const fieldOf = (name: keyof Typed) => ({
    label: t[name],
    value: fields[name],
    error: errors[`${name}.after`],
    help: typed[name] === undefined || order[name] === opened[name] ? undefined : t.nowIs(order[name]),
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });

  return (
    <FormDialog
      title={t.correctTitle}
      footnote={!body && t.nothingChanged}
      isChanged={body !== null}
      isSaving={isSaving}
      isIncomplete={!body}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p className="text-ink-muted">{t.correctText}</p>
      {hasConflict && (
        <Notice tone="warning" role="alert">
          {t.changedMeanwhile}
        </Notice>
      )}
      <TextField {...fieldOf('name')} />
      <TextField {...fieldOf('phone')} inputMode="tel" />
      <TextArea {...fieldOf('address')} />
    </FormDialog>
  );
}
