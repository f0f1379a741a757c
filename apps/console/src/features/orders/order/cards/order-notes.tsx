import type { AdminOrder } from '@haat/contracts';
import { readText, write } from '@haat/ui/device/device.ts';
import { TextArea } from '@haat/ui/forms/field.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { NoteIcon } from '@haat/ui/icons/icons.ts';
import { useState, type FormEvent, type Ref } from 'react';
import { call } from '../../../../platform/api/call.ts';
import { Button } from '../../../../ui/button.tsx';
import { PanelCard } from '../../../../ui/panel-card.tsx';
import { textLanguage } from '../../parts/text-language.ts';
import { orderMessages } from '../messages.ts';
import { useOrderChange } from '../use-order-change.ts';

/** The shopper's note and the staff's; an unfinished note is stored on this device. */
export function OrderNotes({ order, field }: { order: AdminOrder; field: Ref<HTMLTextAreaElement> }) {
  const t = useMessages(orderMessages);
  const key = `console_note_${order.order_number}`;
  const [text, setText] = useState(() => readText(key) ?? '');
  const { save, isSaving } = useOrderChange();
  function type(next: string) {
    setText(next);
    write({ [key]: next === '' ? null : next });
  }
  async function send(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    const params = { order_number: order.order_number };
    const problem = await save(call('adminOrderNote', { params, body: { text } }), t.noteSaved);
    if (!problem) type('');
  }
  return (
    <PanelCard title={t.notes}>
      {order.order_notes && (
        <div className="mb-3 flex gap-2.5 rounded-sm bg-surface-sunken px-3.5 py-2.75 text-ink-muted">
          <Icon of={NoteIcon} size={18} className="mt-px" />
          <div className="min-w-0">
            <b className="block font-semibold">{t.from(order.name)}</b>
            <p lang={textLanguage(order.order_notes)} className="whitespace-pre-wrap">
              {order.order_notes}
            </p>
          </div>
        </div>
      )}
      <form noValidate onSubmit={(event) => void send(event)} className="grid gap-2">
        <TextArea
          ref={field}
          label={t.forUs}
          value={text}
          // What is added while it is being sent would be lost.
          readOnly={isSaving}
          rows={2}
          maxLength={2_000}
          placeholder={t.notePlaceholder}
          onChange={(event) => type(event.target.value)}
        />
        {text.trim() !== '' && (
          <Button type="submit" busy={isSaving} className="justify-self-end">
            {t.saveNote}
          </Button>
        )}
      </form>
    </PanelCard>
  );
}
