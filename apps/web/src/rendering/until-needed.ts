import { onStorageChange } from '@haat/ui/device/device.ts';
import { isVisitorActive, whenVisitorActive } from './deferred-hydration.tsx';

/**
 * Resolves when what the server sent is no longer enough: at the visitor's first sign of activity, or once `isWhole`, asked again whenever the
 * device's storage changes, says no.
 */
export async function untilNeeded(isWhole: () => boolean): Promise<void> {
  if (isVisitorActive() || !isWhole()) return;
  await new Promise<void>((resolve) => {
    const stop = onStorageChange(() => {
      if (!isWhole()) end();
    });
    function end(): void {
      stop();
      resolve();
    }
    void whenVisitorActive.then(end);
  });
}
