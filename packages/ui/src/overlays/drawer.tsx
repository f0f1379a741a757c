import { Drawer as Base } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { IconButton } from '../forms/icon-button.tsx';
import { CloseIcon } from '../icons/icons.ts';
import { useLeaving } from './panel.tsx';

export interface DrawerProps {
  /** Called once the drawer has closed. */
  onClose: () => void;
  /** Accessible name. */
  title: string;
  closeLabel: string;
  /** Shown to the left of the close button. */
  header: ReactNode;
  children: ReactNode;
}

/** A panel along the left edge; Escape, a click outside and a swipe to the left close it. */
export function Drawer({ onClose, title, closeLabel, header, children }: DrawerProps) {
  return (
    <Base.Root {...useLeaving(onClose)} swipeDirection="left">
      <Base.Portal>
        <Base.Backdrop className="modal-scrim" />
        <Base.Viewport className="modal-place">
          <Base.Popup className="modal modal-drawer">
            <Base.Title className="sr-only">{title}</Base.Title>
            <div className="flex h-16 items-center justify-between border-b border-border ps-5 pe-2">
              {header}
              <Base.Close render={<IconButton icon={CloseIcon} label={closeLabel} />} />
            </div>
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
