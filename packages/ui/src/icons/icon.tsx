import { classNames } from '../class-names.ts';
import type { Drawing } from './icons.ts';
import { referTo, shapesOf } from './sprite.ts';

interface IconProps {
  of: Drawing;
  /** In pixels; 24 when left out. */
  size?: number;
  isFilled?: boolean;
  /** For a small mark that stands alone. */
  isBold?: boolean;
  className?: string | undefined;
}

/**
 * A drawing in the colour of the text around it; a screen reader passes over it. Its stroke is set in base.css. The server refers to
 * the page's sprite, which hydration leaves as it is; what the browser renders itself has its shapes inside.
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
