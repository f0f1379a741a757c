import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * The state of a button and the content it opens. `rootProps` go on an element around both: Escape closes and returns
 * focus to the button; a click or focus elsewhere closes.
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
