import { maxReviewPhotos } from '@haat/contracts/reviews/max-review-photos';
import { useId } from 'react';
import { classNames } from '@haat/ui/class-names.ts';
import { Spinner } from '@haat/ui/feedback/spinner.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CameraIcon, CloseIcon } from '@haat/ui/icons/icons.ts';
import { Picture } from '../../../../ui/media/picture.tsx';
import { reviewFormMessages } from './messages.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';

const tile = 'size-22 overflow-hidden rounded-md';

/** The photos of the shopper's review: adds and removes them. */
export function PhotosField({ uploads: { paths, waiting, problem, add, remove } }: { uploads: PhotoUploads }) {
  const t = useMessages(reviewFormMessages);
  const { number } = useFormat();
  const id = useId();
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="mt-3">
      <p id={`${id}-label`} className="mb-1.5 text-sm font-medium">
        {t.photos(number(maxReviewPhotos))}
      </p>
      <ul className="flex flex-wrap gap-2.5">
        {paths.map((path, position) => (
          <li key={path} className="relative">
            <span className={classNames(tile, 'block bg-surface-sunken')}>
              <Picture src={path} alt={t.yourPhoto(number(position + 1))} width={160} height={160} sizes="88px" />
            </span>
            <button
              type="button"
              aria-label={t.removePhoto(number(position + 1))}
              onClick={() => remove(path)}
              className="absolute end-1 top-1 hit-target grid size-7 place-items-center rounded-full bg-surface/90 hover:bg-surface"
            >
              <Icon of={CloseIcon} size={16} />
            </button>
          </li>
        ))}
        {waiting > 0 && (
          <li role="status" className={classNames(tile, 'grid place-items-center bg-surface-sunken')}>
            <Spinner />
            <span className="sr-only">{t.uploading}</span>
          </li>
        )}
        {paths.length + waiting < maxReviewPhotos && (
          <li>
            <label
              className={classNames(
                tile,
                'relative flex cursor-pointer flex-col items-center justify-center gap-1.5 p-1 text-center text-xs font-medium inset-ring inset-ring-border-control hover:inset-ring-ink has-focus-visible:focus-ring',
              )}
            >
              <Icon of={CameraIcon} size={20} />
              {t.addPhotos}
              <input
                type="file"
                multiple
                accept="image/jpeg,image/png,image/webp"
                aria-describedby={`${id}-note`}
                disabled={waiting > 0}
                onChange={({ target }) => {
                  void add([...(target.files ?? [])]);
                  target.value = '';
                }}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
            </label>
          </li>
        )}
      </ul>
      <p
        id={`${id}-note`}
        role={problem ? 'alert' : undefined}
        className={classNames('mt-1.5 text-xs', problem ? 'font-medium text-danger' : 'text-ink-subtle')}
      >
        {problem ?? t.photosHelp}
      </p>
    </div>
  );
}
