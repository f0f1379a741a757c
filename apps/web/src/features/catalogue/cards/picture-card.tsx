import { Link } from '@haat/ui/navigation/link.tsx';
import { classNames } from '@haat/ui/class-names.ts';
import { Picture } from '../../../ui/media/picture.tsx';

const standing = { card: 'block text-center', picture: 'block', words: 'px-2.5 pt-3.5 pb-4', sizes: '46vw' };
const lying = {
  card: 'flex items-center above-480:block above-480:text-center',
  picture: 'block w-24 flex-none above-480:w-auto',
  words: 'px-4 above-480:px-2.5 above-480:pt-3.5 above-480:pb-4',
  sizes: '(width > 30rem) 46vw, 96px',
};

interface PictureCardProps {
  to: string;
  photo: string;
  /** Size of the picture in CSS pixels. */
  width: number;
  height: number;
  title: string;
  text: string;
  /** Whether the picture is next to the text on screens below 480 px. */
  liesOnPhones?: boolean;
}

/** A brand or shop in a slider: picture, name and a line of text. */
export function PictureCard({ to, photo, width, height, title, text, liesOnPhones = false }: PictureCardProps) {
  const look = liesOnPhones ? lying : standing;
  return (
    <Link
      to={to}
      className={classNames(
        'h-full overflow-hidden rounded-lg border border-border bg-surface hover:border-accent-line',
        look.card,
      )}
    >
      <span
        className={classNames('overflow-hidden bg-surface-sunken', look.picture)}
        style={{ aspectRatio: width / height }}
      >
        <Picture src={photo} alt="" width={width} height={height} sizes={`(width > 64rem) 236px, ${look.sizes}`} />
      </span>
      <span className={classNames('block min-w-0 text-xs text-ink-subtle', look.words)}>
        <b className="block truncate text-base font-semibold text-ink">{title}</b>
        {text}
      </span>
    </Link>
  );
}
