import { onStorageChange } from '@haat/ui/device/device.ts';
import { isVisitorActive, whenVisitorActive } from './deferred-hydration.tsx';

/**
 * Resolves once the server's HTML no longer suffices: at the visitor's first activity, or when `isWhole`, which is checked again whenever the
 * device's storage changes, returns false.
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
