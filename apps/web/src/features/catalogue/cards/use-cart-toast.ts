import { useNavigate } from 'react-router-dom';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { cardMessages } from './card-messages.ts';

/** Confirms an addition to the cart, with a link to it, or reports that this device could not store it. */
export function useCartToast(): (isStored: boolean) => void {
  const t = useMessages(cardMessages);
  const navigate = useNavigate();
  return (isStored) => {
    if (!isStored) return showToast({ kind: 'error', text: t.notStored });
    showToast({
      kind: 'success',
      text: t.addedToCart,
      merges: true,
      action: { label: t.viewCart, onPress: () => void navigate('/cart') },
    });
  };
}
