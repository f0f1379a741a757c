import { classNames } from '@haat/ui/class-names.ts';

/** The first letter of a name in a circle; decorative, because the name is next to it. */
export function Avatar({ name, size = 'md' }: { name: string; size?: 'sm' | 'md' }) {
  const [letter = ''] = new Intl.Segmenter().segment(name.trim());
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid flex-none place-items-center rounded-full bg-accent-soft leading-none font-semibold text-accent-hover',
        size === 'sm' ? 'size-5.5 text-[0.6875rem]' : 'size-7.5 text-xs',
      )}
    >
      {letter === '' ? '' : letter.segment.toUpperCase()}
    </span>
  );
}
