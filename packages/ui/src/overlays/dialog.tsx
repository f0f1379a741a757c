import { Dialog as Base } from '@base-ui/react/dialog';
import { Panel, useLeaving, type PanelProps } from './panel.tsx';

/**
 * A panel of at most 680 in the middle; on a phone it stands at the bottom edge. Open as long as it is rendered: the rest
 * of the page rests, Escape and a press outside close, and focus goes back to where it was.
 */
export function Dialog({ onClose, ...content }: PanelProps) {
  return (
    <Base.Root {...useLeaving(onClose)}>
      <Base.Portal>
        <Base.Backdrop className="modal-scrim" />
        <Base.Popup className="modal modal-dialog">
          <Panel {...content} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
