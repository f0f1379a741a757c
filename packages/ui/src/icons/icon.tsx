import { classNames } from '../class-names.ts';
import type { Drawing } from './icons.ts';
import { referTo, shapesOf } from './sprite.ts';

interface IconProps {
  of: Drawing;
  /** In pixels; 24 by default. */
  size?: number;
  isFilled?: boolean;
  /** Thicker lines, for a small icon without text. */
  isBold?: boolean;
  className?: string | undefined;
}

/**
 * An icon in the current text colour, hidden from screen readers. base.css sets its stroke. The server references the
 * page's sprite, which hydration leaves alone; icons rendered in the browser contain their shapes.
 */
export function Icon({ of: drawing, size = 24, isFilled = false, isBold = false, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames('icon', isFilled && 'icon-filled', isBold && 'icon-bold', className)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? referTo(drawing) : shapesOf(drawing) }}
    />
  );
}
