import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { useLeaving } from './panel.tsx';

export interface PaletteProps {
  /** Called once it has closed, by Escape or a press outside. */
  onClose: () => void;
  /** Accessible name. */
  title: string;
  /** What has the focus at first. */
  field: RefObject<HTMLElement | null>;
  /** `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/** A panel without a heading near the top of the page; on a phone the whole screen. Open as long as it is rendered. */
export function Palette({ onClose, title, field, children }: PaletteProps) {
  const leaving = useLeaving(onClose);
  return (
    <Base.Root {...leaving}>
      <Base.Portal>
        <Base.Backdrop className="modal-scrim" />
        <Base.Popup initialFocus={field} className="modal modal-palette">
          <Base.Title className="sr-only">{title}</Base.Title>
          {children(() => leaving.onOpenChange(false))}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
