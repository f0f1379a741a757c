import { useState, type FormEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { call, type CallProblem } from '../../../platform/api/call.ts';
import { useMessages } from '../../../platform/i18n/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StarPicker } from '../../../ui/rating.tsx';
import { productMessages } from './messages.ts';

/** One's own review. A rating should be chosen; nothing is enforced here, and the server says what is missing. */
export function ReviewForm({ productId, userId }: { productId: number; userId: string }) {
  const t = useMessages(productMessages);
  const { revalidate } = useRevalidator();
  const [star, setStar] = useState<number | null>(null);
  const [message, setMessage] = useState('');
  const [state, setState] = useState<'idle' | 'sending' | 'stored' | CallProblem>('idle');
  const problem = typeof state === 'object' ? state : null;

  async function send(event: FormEvent) {
    event.preventDefault();
    setState('sending');
    const result = await call('reviewStore', {
      body: { star: star === null ? '' : String(star), message, user_id: userId, product_id: productId },
    });
    if (!result.ok) return setState(result.problem);
    setState('stored');
    setMessage('');
    await revalidate();
  }
  const isStarMissing = problem?.errors.some(({ path }) => path === 'star') ?? false;
  return (
    <form onSubmit={(event) => void send(event)} className="mb-2 rounded-xl border border-border bg-surface p-5 sm:p-6">
      <h2 className="mb-3 text-base font-semibold">{t.yourReview}</h2>
      <StarPicker legend={t.yourRating} value={star} onChange={setStar} />
      <TextArea
        label={t.message}
        help={t.messageHelp}
        value={message}
        maxLength={2000}
        onChange={(event) => setMessage(event.target.value)}
        className="mt-3"
      />
      {state === 'stored' && (
        <Notice tone="success" role="status" className="mt-4">
          {t.reviewStored}
        </Notice>
      )}
      {problem && (
        <Notice tone="error" role="alert" className="mt-4">
          {isStarMissing ? t.chooseStars : t.reviewFailed}
        </Notice>
      )}
      <Button type="submit" busy={state === 'sending'} busyText={t.sending} className="mt-4">
        {t.send}
      </Button>
    </form>
  );
}
