import { classNames } from '../class-names.ts';

/** A grey placeholder; `className` gives it the size of the content. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames('skeleton block rounded-xs', className)} />;
}

/** Placeholder of a product card. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-lg border border-border bg-surface">
      <span className="skeleton block aspect-square" />
      <span className="flex flex-col gap-2.5 px-3.5 py-3">
        <Skeleton className="h-3.5 w-4/5" />
        <Skeleton className="h-3 w-1/2" />
        <Skeleton className="mt-6.5 h-5 w-2/5" />
      </span>
    </div>
  );
}

/** Placeholder of several lines of text. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className="flex flex-col gap-3">
      {Array.from({ length: lines }, (_each, line) => (
        <Skeleton key={line} className={classNames('h-3.5', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}
