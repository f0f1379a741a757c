import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { momentOf } from '../../platform/dhaka-clock.ts';
import { useTimes } from '../../platform/times.ts';
import { typedTaka } from '../../platform/typed-taka.ts';
import { Photo } from '../photo.tsx';
import { pictureMessages } from '../pictures/messages.ts';

/** The words of fields that records of several kinds have: a picture, an amount, a time in Dhaka. */
export function useFieldWords() {
  const { picture } = useMessages(pictureMessages);
  const { money } = useFormat();
  const { full } = useTimes();
  return {
    picture: { label: picture, show: (path: string) => <Photo src={path} size="size-14" /> },
    amount: (label: string) => ({
      label,
      show(typed: string) {
        const taka = typedTaka(typed);
        return taka === null ? typed : money(taka);
      },
    }),
    moment: (label: string) => ({ label, show: (typed: string) => full(momentOf(typed) ?? typed) }),
  };
}
