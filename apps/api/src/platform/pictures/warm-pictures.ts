import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { demoFolder } from './demo-folder.ts';
import type { Picture } from './picture-sources.ts';
import type { Pictures } from './pictures.ts';

/** The widths of cards and rows on a phone. */
const widths = [320, 480] as const;
/** Works a quarter of the time, because shoppers come first. */
const restPerWork = 3;
/** Delayed, because the first pages after a start are slow enough. */
const startsAfterMs = 10_000;
/** A process that is busier than this is serving shoppers. */
const idleBelow = 0.2;
const lookAgainMs = 2_000;
const idleSampleMs = 200;

/**
 * Slowly produces the pictures in these folders of the demo, before shoppers need them; existing ones cost next to
 * nothing.
 */
export async function warmPictures(
  { pictures, log }: { pictures: Pictures; log: Logger },
  folders: readonly string[],
): Promise<void> {
  try {
    await sleep(startsAfterMs, undefined, { ref: false });
    for (const folder of folders)
      for (const file of await readdir(join(demoFolder(), folder))) {
        const picture = await pictures.sources.demo(`${folder}/${file}`);
        if (picture) await warm(pictures, picture);
      }
  } catch (error) {
    log.warn({ err: error }, 'pictures were not made ahead');
  }
}

async function warm({ renditions }: Pictures, picture: Picture): Promise<void> {
  for (const width of widths)
    for (const format of ['webp', 'avif'] as const) {
      await untilIdle();
      const startedAt = performance.now();
      await renditions.make(picture, { width, format });
      await sleep((performance.now() - startedAt) * restPerWork, undefined, { ref: false });
    }
}

async function untilIdle(): Promise<void> {
  let before = performance.eventLoopUtilization();
  for (;;) {
    await sleep(idleSampleMs, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization < idleBelow) return;
    await sleep(lookAgainMs, undefined, { ref: false });
    before = performance.eventLoopUtilization();
  }
}
