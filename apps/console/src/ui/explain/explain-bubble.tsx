import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** To the edges of the window, and to the question mark, in pixels. */
const gap = 8;

/** A bubble below its parent, or above it if there is more room; above everything else, so that no card cuts it off. */
export function ExplainBubble({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bubble = element.current;
    const mark = bubble?.parentElement?.getBoundingClientRect();
    if (!bubble || !mark) return;
    bubble.showPopover();
    const { offsetWidth: width, offsetHeight: height } = bubble;
    const left = (mark.left + mark.right - width) / 2;
    const isBelow = mark.bottom + gap + height < innerHeight || mark.top < innerHeight / 2;
    const top = isBelow ? mark.bottom + gap : mark.top - gap - height;
    bubble.style.left = `${scrollX + Math.max(gap, Math.min(left, document.documentElement.clientWidth - width - gap))}px`;
    bubble.style.top = `${scrollY + top}px`;
  }, []);
  return (
    <div
      ref={element}
      popover="manual"
      className="absolute inset-auto m-0 w-80 max-w-[calc(100vw-1rem)] rounded-lg border border-border bg-surface p-4 text-start text-sm font-normal text-ink shadow-overlay"
    >
      {children}
    </div>
  );
}
