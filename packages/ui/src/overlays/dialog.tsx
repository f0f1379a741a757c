import { Dialog as Base } from '@base-ui/react/dialog';
import { Panel, useLeaving, type PanelProps } from './panel.tsx';

export interface DialogProps extends PanelProps {
  /** Called when the user is about to close it; false keeps it open. */
  mayClose?: (() => boolean) | undefined;
}

/**
 * A panel of at most 680 px in the centre, or at the bottom edge of a phone. Open as long as it is rendered: the rest
 * of the page is inert, Escape and a click outside close it, and focus returns to where it was.
 */
export function Dialog({ onClose, mayClose, ...content }: DialogProps) {
  return (
    <Base.Root {...useLeaving(onClose, mayClose)}>
      <Base.Portal>
        <Base.Backdrop className="modal-scrim" />
        <Base.Popup className="modal modal-dialog">
          <Panel {...content} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
