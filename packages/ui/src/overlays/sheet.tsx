import { Drawer as Base } from '@base-ui/react/drawer';
import { Panel, useLeaving, type PanelProps } from './panel.tsx';

/**
 * A panel like a dialog's, for reading or choosing: on phones a sheet at the bottom with a handle, which can be
 * swiped down; from 600 px on in the centre. Open as long as it is rendered.
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
