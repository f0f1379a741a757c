import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { EnlargeablePictures } from '../../../../ui/media/enlargeable-pictures.tsx';
import { Picture } from '../../../../ui/media/picture.tsx';
import { productMessages } from '../messages.ts';

/** The photos of a review, each of which opens in the full-screen viewer. */
export function ReviewPhotos({ photos, name }: { photos: string[]; name: string }) {
  const t = useMessages(productMessages);
  const { number } = useFormat();
  if (photos.length === 0) return null;
  const pictures = photos.map((src, position) => ({
    src,
    alt: t.pictureOf(number(position + 1), number(photos.length), name),
  }));
  return (
    <EnlargeablePictures title={t.pictures} ratio={1} pictures={pictures}>
      {(enlarge) => (
        <ul className="mt-3 flex flex-wrap gap-2">
          {pictures.map(({ src, alt }, position) => (
            <li key={src}>
              <button
                type="button"
                aria-label={`${t.enlarge}: ${alt}`}
                onClick={() => enlarge(position)}
                className="block size-18 overflow-hidden rounded-md bg-surface-sunken"
              >
                <Picture src={src} alt="" width={160} height={160} sizes="72px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </EnlargeablePictures>
  );
}
