import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';

export interface PaletteProps {
  /** Called when it is closed, by `close`, Escape or a click outside. */
  onClose: () => void;
  /** Accessible name. */
  title: string;
  /** The element that gets focus first. */
  field: RefObject<HTMLElement | null>;
  /** `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/**
 * A panel without a heading near the top of the page; on phones it fills the screen. Open as long as it is rendered. It
 * disappears at once, so that a key that opens it again is never lost to one that is still fading away.
 */
export function Palette({ onClose, title, field, children }: PaletteProps) {
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="modal-scrim" />
        <Base.Popup initialFocus={field} className="modal modal-palette">
          <Base.Title className="sr-only">{title}</Base.Title>
          {children(onClose)}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
