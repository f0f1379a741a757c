import { Link } from 'react-router-dom';
import { useMessages } from '../../platform/i18n/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { layoutMessages } from './messages.ts';

/** The mark and the name, leading home. */
export function Logo({ onDeep = false }: { onDeep?: boolean }) {
  const t = useMessages(layoutMessages);
  return (
    <Link
      to="/"
      aria-label={t.home}
      className={classNames(
        'flex w-fit flex-none items-center gap-2 rounded-md font-display text-[1.5rem] leading-none tracking-[-0.015em] lg:gap-2.5 lg:text-[1.75rem]',
        onDeep ? 'text-ink-inverse' : 'text-accent-hover',
      )}
    >
      <Mark />
      <span className="-translate-y-px">haat</span>
    </Link>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-8 lg:size-10">
      <rect width="40" height="40" rx="11" className="fill-accent" />
      <path
        className="fill-ink-inverse"
        d="M27.56 30.5L13.04 25.44L13.28 21.66L13.86 21.75Q15.09 21.94 16.22 22.06Q17.34 22.17 18.41 22.17Q19.47 22.17 20.24 21.99Q21.01 21.82 21.52 21.46Q22.02 21.1 22.27 20.56Q22.52 20.03 22.52 19.32L22.52 18.72Q22.52 17.58 21.9 16.94Q21.28 16.31 20.11 16.32Q18.99 16.34 18.38 16.96Q17.77 17.58 17.77 18.68Q17.77 18.89 17.77 19.2Q17.77 19.52 17.77 19.86L13.37 19.86Q13.37 19.52 13.37 19.2Q13.37 18.87 13.37 18.59Q13.37 15.77 15.07 14.35Q16.78 12.92 20.06 12.92Q23.35 12.92 25.14 14.39Q26.93 15.86 26.93 18.73L26.93 19.38Q26.93 21.03 26.28 22.18Q25.63 23.34 24.36 23.94Q23.08 24.54 21.22 24.54Q20.64 24.54 19.98 24.42Q19.32 24.3 18.64 24.06L21.77 23.55L21.61 24.68L23.5 25.27L27.87 26.71ZM11.35 12.83L11.11 9.5L28.66 9.5L28.89 12.83Z"
      />
    </svg>
  );
}
