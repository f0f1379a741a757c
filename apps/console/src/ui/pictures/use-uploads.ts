import { maxFileBytes } from '@haat/contracts/bounds';
import type { ProductPicture } from '@haat/contracts';
import { readFile } from '@haat/ui/device/read-file.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { use, useState } from 'react';
import { call, type CallProblem } from '../../platform/api/call.ts';
import { FormUploads } from './form-uploads.ts';
import { pictureMessages } from './messages.ts';

/**
 * Uploads pictures one after the other; reports which failed, and why. The form around it waits with saving, and takes
 * no pictures while it is being saved.
 */
export function useUploads(onUploaded: (picture: ProductPicture) => void) {
  const t = useMessages(pictureMessages);
  const { isSaving, setRunning } = use(FormUploads);
  const [waiting, setWaiting] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function uploadOne(file: File): Promise<string | null> {
    if (file.size > maxFileBytes) return t.tooLarge(file.name);
    const photo = await readFile(file);
    if (!photo) return t.unreadable(file.name);
    const answer = await call('adminPictureUpload', { body: { photo } }, { isForm: true });
    if (!answer.ok) return reasonOf(answer.problem)(file.name);
    onUploaded({ path: answer.body.data.path, alt: '', alt_bn: '' });
    return null;
  }

  function reasonOf({ code }: CallProblem): (name: string) => string {
    if (code === 'IMAGE_INVALID') return t.unusable;
    if (code === 'TOO_LARGE') return t.tooLarge;
    return code === 'STORAGE_FULL' ? t.full : t.failed;
  }

  async function upload(files: readonly File[]): Promise<void> {
    if (isSaving) return;
    setProblems([]);
    count(files.length);
    for (const file of files) {
      const problem = await uploadOne(file);
      if (problem !== null) setProblems((before) => [...before, problem]);
      count(-1);
    }
  }

  function count(change: number): void {
    setWaiting((before) => before + change);
    setRunning((before) => before + change);
  }

  return { upload, waiting, problems, isBlocked: isSaving || waiting > 0 };
}
