import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

interface SmallDisk {
  folder: string;
  /** False if mounting is not permitted; the folder is then on the ordinary disk. */
  isMounted: boolean;
}

/** A disk of 64 kB for one test file; mounting it requires root. */
export async function mountSmallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-small-disk-'));
  const isMounted = mount(folder);
  afterAll(async () => {
    if (isMounted) execFileSync('umount', [folder]);
    await rm(folder, { recursive: true, force: true });
  });
  return { folder, isMounted };
}

function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
