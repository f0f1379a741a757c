import { classNames } from '@haat/ui/class-names.ts';
import { Photo } from '../../ui/photo.tsx';
import { TwoNames } from '../../ui/two-names.tsx';
import type { TypedShelf } from './use-shelf-forms.ts';

/** The picture of a category, subcategory or brand, and its names. */
export function ShelfName({
  shelf,
  isBelow = false,
  isBrand = false,
}: {
  shelf: TypedShelf;
  isBelow?: boolean;
  isBrand?: boolean;
}) {
  return (
    <span className={classNames('flex items-center gap-3', isBelow && 'ps-8 max-sm:ps-4')}>
      <Photo src={shelf.photo} size={isBrand ? 'h-10 w-16' : 'size-10'} isLogo={isBrand} />
      <span className="min-w-0">
        <TwoNames name={shelf.title} nameBn={shelf.title_bn} />
      </span>
    </span>
  );
}
