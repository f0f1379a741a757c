import type { AdminOrder } from '@haat/contracts';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { TextField } from '@haat/ui/forms/field.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { AskingDialog } from '../../../../ui/dialogs/asking-dialog.tsx';
import { Photo } from '../../../../ui/photo.tsx';
import { ReasonChoice } from '../../../../ui/dialogs/reason-choice.tsx';
import { useLineWords } from '../cards/order-lines.tsx';
import { orderMessages } from '../messages.ts';

export interface EndingDialogProps {
  order: AdminOrder;
  title: string;
  /** What is irreversible about it. */
  warning: ReactNode;
  reasons: readonly { label: string; note?: string | undefined }[];
  /** The preselected reason. */
  likely?: string | undefined;
  /** How many pieces of a line do not go back into stock. */
  lost?: ((line: AdminOrder['product_details'][number]) => number) | undefined;
  /** Fields below the reasons. */
  children?: ReactNode;
  /** What the shopper is told. */
  told: string;
  /** Shown at the left of the buttons: the consequence for the cash. */
  cash: string;
  keepLabel: string;
  doLabel: string;
  isSaving: boolean;
  onDo: (reason: string) => void;
  onClose: () => void;
}

/**
 * Asks before an order ends early: why, what goes back into stock, the consequences for coupon and cash, and what the
 * shopper is told.
 */
export function EndingDialog(props: EndingDialogProps) {
  const t = useMessages(orderMessages);
  const [reason, setReason] = useState(props.likely ?? '');
  const [ownWords, setOwnWords] = useState('');
  const whole = [reason, ownWords.trim()].filter(Boolean).join(': ');
  return (
    <AskingDialog
      isChanged={ownWords.trim() !== ''}
      title={props.title}
      onClose={props.onClose}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2">
          <span className="me-auto text-ink-muted max-sm:w-full">{props.cash}</span>
          <Button hint="Esc" onClick={props.onClose} className="max-sm:flex-1">
            {props.keepLabel}
          </Button>
          <Button
            variant="danger"
            disabled={whole === ''}
            busy={props.isSaving}
            onClick={() => props.onDo(whole)}
            className="max-sm:flex-1"
          >
            {props.doLabel}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <Notice tone="error">{props.warning}</Notice>
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="grid content-start gap-3">
            <ReasonChoice
              legend={t.why}
              reasons={props.reasons.map((each) => ({ ...each, value: each.label }))}
              chosen={reason}
              onChoose={setReason}
            />
            <TextField
              label={`${t.inYourWords} (${t.forUsOnly})`}
              value={ownWords}
              maxLength={400}
              onChange={(event) => setOwnWords(event.target.value)}
            />
            {props.children}
          </div>
          <Consequences {...props} />
        </div>
      </div>
    </AskingDialog>
  );
}

function Consequences({ order, lost, told }: EndingDialogProps) {
  const t = useMessages(orderMessages);
  const { number } = useFormat();
  const words = useLineWords();
  return (
    <div className="grid content-start gap-4">
      <section>
        <h3 className="mb-1.5 font-medium">{t.backToStock}</h3>
        <ul className="rounded-md border border-border">
          {order.product_details.map((line, place) => {
            const back = line.qty - (lost?.(line) ?? 0);
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a product may stand on two lines
              <li key={place} className="flex items-center gap-2.5 border-b border-border px-3 py-2 last:border-0">
                <Photo src={line.photo} size="size-9" />
                <span className="min-w-0 flex-1">{words(line).name}</span>
                <span className="text-ink-muted">+{number(back)}</span>
                {line.stock !== null && (
                  <span className="whitespace-nowrap">
                    {number(line.stock)} → <b className="font-semibold">{number(line.stock + back)}</b>
                  </span>
                )}
              </li>
            );
          })}
          {order.coupon_code && <li className="px-3 py-2 text-ink-muted">{t.couponAgain(order.coupon_code)}</li>}
        </ul>
      </section>
      <section>
        <h3 className="mb-1.5 font-medium">{t.shopperIsTold}</h3>
        <p className="rounded-sm bg-surface-sunken px-3.5 py-2.75 text-ink-muted">{told}</p>
      </section>
    </div>
  );
}
