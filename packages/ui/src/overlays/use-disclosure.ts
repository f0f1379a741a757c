import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * Something a button opens and closes. `rootProps` go around the button and what it opens: Escape closes and gives the
 * button its focus back; a press or focus elsewhere closes.
 */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    close: () => setOpen(false),
    rootProps: {
      ref,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        ref.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      },
      onBlur(event: FocusEvent) {
        const next = event.relatedTarget;
        if (next instanceof Node && !ref.current?.contains(next)) setOpen(false);
      },
    },
  };
}
