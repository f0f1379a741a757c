import assert from 'node:assert/strict';
import { browse } from './browse.ts';
import { orderWhile } from './shopping.ts';
import type { Service, Stack } from './stack.ts';

const webLimitMegabytes = 1024;

/**
 * Requests lists, pages and pictures and places orders at once; the web container must stay within its memory limit
 * without being killed.
 */
export async function checkMemory(stack: Stack): Promise<string> {
  const memory = await watchMemory(stack, 'web');
  await orderWhile({ address: stack.address, happening: () => browse(stack.address) });
  return memory.peak({ limitMegabytes: webLimitMegabytes });
}

/** Starts watching; `peak` returns the maximum, and throws if the service was killed meanwhile. */
export async function watchMemory(stack: Stack, service: Service) {
  const [container = ''] = await stack.containers(service);
  const starts = () => stack.engine('inspect', '--format', '{{.State.StartedAt}} {{.State.OOMKilled}}', container);
  const before = await starts();
  return {
    async peak({ limitMegabytes }: { limitMegabytes: number }): Promise<string> {
      assert.equal(await starts(), before, `the ${service} container was started again under load`);
      const peak = Math.round((await peakBytes(stack, service)) / 1e6);
      return `at most ${peak} of ${limitMegabytes} MB, caches of files included`;
    },
  };
}

/** The kernel's peak for a container, from cgroups v2 or v1. */
async function peakBytes(stack: Stack, service: Service): Promise<number> {
  const files = ['/sys/fs/cgroup/memory.peak', '/sys/fs/cgroup/memory/memory.max_usage_in_bytes'];
  for (const file of files) {
    const bytes = await stack.inside(service, 'cat', file).catch(() => undefined);
    if (bytes !== undefined) return Number(bytes);
  }
  throw new Error('The kernel does not say how much memory the container took.');
}
