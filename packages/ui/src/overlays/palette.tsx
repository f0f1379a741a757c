import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { useLeaving } from './panel.tsx';

export interface PaletteProps {
  /** Called once it was closed, by Escape or a click outside. */
  onClose: () => void;
  /** Accessible name. */
  title: string;
  /** The element that gets focus first. */
  field: RefObject<HTMLElement | null>;
  /** `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/**
 * A panel without a heading near the top of the page; on phones it fills the screen. Open as long as it is rendered.
 */
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
