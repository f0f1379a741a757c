import { Link } from 'react-router-dom';
import { Picture } from '../../ui/picture.tsx';

interface PictureCardProps {
  to: string;
  photo: string;
  /** Of the picture, in CSS pixels. */
  width: number;
  height: number;
  title: string;
  text: string;
}

/** A brand or a shop in a slider: its picture, its name and a few words. */
export function PictureCard({ to, photo, width, height, title, text }: PictureCardProps) {
  return (
    <Link
      to={to}
      className="block h-full overflow-hidden rounded-lg border border-border bg-surface text-center hover:border-accent-line"
    >
      <span className="block overflow-hidden bg-surface-sunken" style={{ aspectRatio: width / height }}>
        <Picture src={photo} alt="" width={width} height={height} sizes="(min-width: 64rem) 236px, 46vw" />
      </span>
      <span className="block px-2.5 pt-3.5 pb-4 text-xs text-ink-subtle">
        <b className="block truncate text-base font-semibold text-ink">{title}</b>
        {text}
      </span>
    </Link>
  );
}
