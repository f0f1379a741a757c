import { maxReviewPhotos } from '@haat/contracts/reviews/max-review-photos';
import { useState } from 'react';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call, type CallProblem } from '../../../../platform/api/call.ts';
import { reviewFormMessages } from './messages.ts';
import { smallerPhoto } from './smaller-photo.ts';

/**
 * The photos of a review being written: uploaded one after the other as they are chosen, and stored with the review.
 */
export function usePhotoUploads(before: readonly string[]) {
  const t = useMessages(reviewFormMessages);
  const { number } = useFormat();
  const [paths, setPaths] = useState(before);
  const [waiting, setWaiting] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);

  /** Returns the error message, or null. */
  async function addOne(file: File): Promise<string | null> {
    const photo = await smallerPhoto(file);
    if (!photo) return t.unreadable(file.name);
    const answer = await call('reviewPhoto', { body: { photo } });
    if (!answer.ok) return reasonOf(answer.problem, file.name);
    setPaths((known) => [...known, answer.body.data.path]);
    return null;
  }

  function reasonOf({ code }: CallProblem, name: string): string {
    if (code === 'IMAGE_INVALID') return t.unusable(name);
    if (code === 'RATE_LIMITED') return t.tooOften;
    return code === 'TOO_LARGE' ? t.tooLarge(name) : t.notSent(name);
  }

  async function add(files: readonly File[]): Promise<void> {
    const fitting = files.slice(0, maxReviewPhotos - paths.length);
    setProblem(fitting.length < files.length ? t.tooMany(number(maxReviewPhotos)) : null);
    setWaiting(fitting.length);
    for (const file of fitting) {
      const wrong = await addOne(file);
      if (wrong !== null) setProblem(wrong);
      setWaiting((left) => left - 1);
    }
  }

  return {
    paths,
    waiting,
    problem,
    add,
    remove: (path: string) => setPaths((known) => known.filter((each) => each !== path)),
  };
}

/** What `usePhotoUploads` returns. */
export type PhotoUploads = ReturnType<typeof usePhotoUploads>;
