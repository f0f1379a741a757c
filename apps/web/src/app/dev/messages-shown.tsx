import { useState } from 'react';
import { ConfirmDialog } from '@haat/ui/overlays/alert-dialog.tsx';
import { Button, LinkButton, TextButton } from '@haat/ui/forms/button.tsx';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { EmptyState } from '@haat/ui/feedback/empty-state.tsx';
import { showAlert, showToast } from '@haat/ui/feedback/feedback.ts';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { Sheet } from '@haat/ui/overlays/sheet.tsx';

type Open = 'dialog' | 'sheet' | 'confirm' | null;

const undone = () => showToast({ kind: 'success', text: 'It is back.' });

const removed = () =>
  showToast({ kind: 'success', text: 'Item removed from cart', action: { label: 'Undo', onPress: undone } });

export function MessagesShown() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <div className="flex flex-wrap gap-4">
        <Button variant="outline" onClick={() => showToast({ kind: 'success', text: 'Added to cart successfully!' })}>
          Success toast
        </Button>
        <Button variant="outline" onClick={removed}>
          Toast with Undo
        </Button>
        <Button variant="outline" onClick={() => showToast({ kind: 'error', text: 'Something Went Wrong' })}>
          Error toast
        </Button>
        <Button variant="outline" onClick={() => showAlert('Insufficient stock! you cannot add more than 12')}>
          Alert
        </Button>
        <Button variant="outline" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button variant="outline" onClick={() => setOpen('sheet')}>
          Sheet
        </Button>
        <Button variant="outline" onClick={() => setOpen('confirm')}>
          Confirm
        </Button>
      </div>
      <div className="grid gap-3 lg:grid-cols-2">
        <Notice>Charges depend on the delivery area.</Notice>
        <Notice tone="success">Your review is in. Thank you.</Notice>
        <Notice tone="warning">Only 3 in stock.</Notice>
        <Notice tone="error" action={<TextButton>Try again</TextButton>}>
          The shop could not answer.
        </Notice>
      </div>
      <div className="grid gap-7 lg:grid-cols-2">
        <EmptyState
          title="Nothing Found"
          text="Hearts you press are kept here."
          action={<LinkButton to="/">Look around</LinkButton>}
        />
        <EmptyState drawing="boat" title="This page drifted away" />
      </div>
      {open === 'dialog' && (
        <Dialog
          onClose={close}
          title="Cart Items"
          footer={
            <Button full onClick={removed}>
              Remove one
            </Button>
          }
        >
          Lines of the cart.
        </Dialog>
      )}
      {open === 'sheet' && (
        <Sheet
          onClose={close}
          title="Filters"
          footer={
            <Button full onClick={close}>
              Show 52 products
            </Button>
          }
        >
          Price ranges.
        </Sheet>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          onClose={close}
          title="Cancel this order?"
          text="The goods go back on the shelf."
          confirmLabel="Cancel order"
          onConfirm={close}
        />
      )}
    </>
  );
}
