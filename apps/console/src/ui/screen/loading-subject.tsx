import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { useAfter } from '../../platform/use-after.ts';

/** Shown while an order, a product … loads: its heading says so, and placeholders appear after 300 ms. */
export function LoadingSubject({ label }: { label: string }) {
  const isShown = useAfter(300);
  return (
    <div role="status" data-loading>
      <h1 className="sr-only">{label}</h1>
      {isShown && (
        <div className="grid gap-4">
          <Skeleton className="h-8 w-56" />
          <Skeleton className="h-72 rounded-lg" />
          <Skeleton className="h-48 rounded-lg" />
        </div>
      )}
    </div>
  );
}
