import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../platform/i18n/messages.ts';
import { showToast } from '../../../ui/feedback.ts';
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
