import { Drawer as Base } from '@base-ui/react/drawer';
import { Panel, useLeaving, type PanelProps } from './panel.tsx';

/**
 * A sheet from the bottom at every width, for filters or a policy. Like a dialog, and can be swiped down. Open as long as it is
 * rendered.
 */
export function Sheet({ onClose, ...content }: PanelProps) {
  return (
    <Base.Root {...useLeaving(onClose)} swipeDirection="down">
      <Base.Portal>
        <Base.Backdrop className="modal-scrim" />
        <Base.Viewport className="modal-place items-end justify-center">
          <Base.Popup className="modal modal-sheet">
            <Panel {...content} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
