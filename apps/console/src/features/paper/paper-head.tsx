import type { ReactNode } from 'react';
import { Mark } from '../../ui/brand.tsx';

/** The head of a paper: shop, title and date. The first of several papers has the page's heading. */
export function PaperHead({ title, when, isFirst = true }: { title: string; when: ReactNode; isFirst?: boolean }) {
  const Title = isFirst ? 'h1' : 'p';
  return (
    <header className="flex items-end justify-between border-b-2 border-black pb-3">
      <div>
        <span className="flex items-center gap-2 text-lg leading-none font-semibold">
          <Mark />
          haat
        </span>
        <Title className="mt-2.5 font-display text-2xl leading-tight">{title}</Title>
      </div>
      <div className="text-end font-semibold">{when}</div>
    </header>
  );
}

/** Signature lines below a paper. */
export function Signatures({ rule, labels }: { rule: string; labels: readonly string[] }) {
  return (
    <div className="paper-foot pt-8">
      <p>{rule}</p>
      <div className="mt-9 grid grid-cols-[1fr_1fr_7.5rem] gap-6">
        {labels.map((label) => (
          <span key={label} className="border-t border-black pt-1 text-[11.5px]">
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
