import { readdir } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Jobs } from '../jobs/jobs.ts';
import { demoFolder } from './demo-folder.ts';
import type { Picture } from './picture-sources.ts';
import type { Pictures } from './pictures.ts';

/** The widths of cards and rows on a phone. */
const widths = [320, 480] as const;
/** Works a quarter of the time, because shoppers come first. */
const restPerWork = 3;
/** Delayed, because the first pages after a start are slow enough. */
const startsAfterMs = 10_000;
/** A process that is busier than this is serving shoppers; so, probably, is a machine with half of its cores busy. */
const idleBelow = 0.2;
const idleCores = availableParallelism() / 2;
const lookAgainMs = 2_000;
const idleSampleMs = 200;

/**
 * Slowly produces the pictures in these folders of the demo, before shoppers need them, until work ends; existing
 * ones cost next to nothing.
 */
export function startWarmingPictures(
  { jobs, pictures }: { jobs: Jobs; pictures: Pictures },
  folders: readonly string[],
): void {
  jobs.once({ failure: 'pictures were not made ahead' }, async (signal) => {
    await sleep(startsAfterMs, undefined, { signal });
    for (const folder of folders)
      for (const file of await readdir(join(demoFolder(), folder))) {
        const picture = await pictures.sources.demo(`${folder}/${file}`);
        if (picture) await warm(pictures, { picture, signal });
      }
  });
}

async function warm(
  { renditions }: Pictures,
  { picture, signal }: { picture: Picture; signal: AbortSignal },
): Promise<void> {
  for (const width of widths)
    for (const format of ['webp', 'avif'] as const) {
      await untilIdle(signal);
      const startedAt = performance.now();
      await renditions.make(picture, { width, format });
      await sleep((performance.now() - startedAt) * restPerWork, undefined, { signal });
    }
}

async function untilIdle(signal: AbortSignal): Promise<void> {
  let before = performance.eventLoopUtilization();
  for (;;) {
    await sleep(idleSampleMs, undefined, { signal });
    const { utilization } = performance.eventLoopUtilization(before);
    const [load = 0] = loadavg();
    if (utilization < idleBelow && load < idleCores) return;
    await sleep(lookAgainMs, undefined, { signal });
    before = performance.eventLoopUtilization();
  }
}
