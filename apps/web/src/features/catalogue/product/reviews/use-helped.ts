import type { Review } from '@haat/contracts';
import { useEffect, useState } from 'react';
import { call } from '../../../../platform/api/call.ts';
import { useSession } from '../../../../platform/session/use-session.ts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { productMessages } from '../messages.ts';
import { ownPartOf, rememberOwnPart, type OwnPart } from './own-part.ts';

/** Whether the visitor marked a review as helpful, and how many shoppers did. */
export interface Helped {
  count: number;
  isMine: boolean;
  /** Shoppers cannot mark their own reviews. */
  isOwn: boolean;
  /** Undefined before login. */
  onToggle: (() => Promise<void>) | undefined;
}

/** Returns a function from a review to its helpful state for the shopper. Counts change at once when she clicks. */
export function useHelped(productId: number): (review: Review) => Helped {
  const t = useMessages(productMessages);
  const { token, userId } = useSession();
  const [part, setPart] = useState<OwnPart | null>(null);
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({});
  const place = token && userId ? { userId, productId } : null;
  const isMarked = (id: number) => part?.helped.includes(id) ?? false;

  useEffect(() => {
    if (!token || !userId) return undefined;
    let isLeft = false;
    void ownPartOf({ userId, productId }).then((own) => (isLeft ? undefined : setPart(own)));
    return () => {
      isLeft = true;
    };
  }, [token, userId, productId]);

  async function toggle({ id }: Review): Promise<void> {
    const isMine = isMarked(id);
    const answer = await call('reviewHelped', { params: { id }, body: { helped: !isMine } });
    if (!answer.ok) return showToast({ kind: 'error', text: t.notStored });
    // She may have marked another review meanwhile.
    const marked = (before: OwnPart): OwnPart => {
      const others = before.helped.filter((each) => each !== id);
      return { ...before, helped: isMine ? others : [...others, id] };
    };
    setPart((before) => before && marked(before));
    setCounts((before) => ({ ...before, [id]: answer.body.data.helped_count }));
    if (place) rememberOwnPart(place, marked);
  }

  return (review) => {
    const isMine = isMarked(review.id);
    return {
      // The list may be some seconds older than her click.
      count: counts[review.id] ?? Math.max(review.helped_count, Number(isMine)),
      isMine,
      isOwn: part?.review?.id === review.id,
      onToggle: place ? () => toggle(review) : undefined,
    };
  };
}
