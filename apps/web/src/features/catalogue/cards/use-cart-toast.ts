import { useNavigate } from 'react-router-dom';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { shelfMessages } from './shelf-messages.ts';

/** Says that something went into the cart, with the way there, or that this device kept nothing. */
export function useCartToast(): (isStored: boolean) => void {
  const t = useMessages(shelfMessages);
  const navigate = useNavigate();
  return (isStored) => {
    if (!isStored) return showToast({ kind: 'error', text: t.notStored });
    showToast({
      kind: 'success',
      text: t.addedToCart,
      action: { label: t.viewCart, onPress: () => void navigate('/cart') },
    });
  };
}
