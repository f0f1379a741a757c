import { classNames } from '@haat/ui/class-names.ts';
import { Picture } from './picture.tsx';

const sizes = { sm: 'size-14', md: 'size-18', lg: 'size-18 sm:size-22' } as const;
const widths = { sm: 56, md: 72, lg: 88 } as const;

export interface ThumbnailProps {
  /** A URL the browser can load. */
  src: string;
  /** `sm` 56 in summaries, `md` 72 in tables, `lg` 88 (72 on phones) in the cart. */
  size?: keyof typeof sizes | undefined;
}

/** A small square picture; decorative, as the text beside it names the product. */
export function Thumbnail({ src, size = 'md' }: ThumbnailProps) {
  const width = widths[size];
  return (
    <span className={classNames('block flex-none overflow-hidden rounded-md bg-surface-sunken', sizes[size])}>
      <Picture src={src} alt="" width={width} height={width} sizes={`${width}px`} />
    </span>
  );
}
