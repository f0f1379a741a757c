import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { HeartIcon } from '@haat/ui/icons/icons.ts';
import { useCardActions } from '../../cards/use-card-actions.ts';
import { productMessages } from '../messages.ts';

/** 'Favourite List': adds the product to the favourites; the heart is filled once it is there. */
export function FavouriteButton({ id }: { id: number }) {
  const t = useMessages(productMessages);
  const actions = useCardActions();
  const isFavourite = actions.isFavourite(id);
  return (
    <Button variant="ghost" aria-pressed={isFavourite} onClick={() => actions.favourite(id)}>
      <Icon of={HeartIcon} size={20} isFilled={isFavourite} className={isFavourite ? 'text-offer' : ''} />
      {t.favourite}
    </Button>
  );
}
