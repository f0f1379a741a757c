import { useNavigate } from 'react-router-dom';
import { views, withoutFilters, writeAddress, type ListAddress } from './list-address.ts';
import { placeOf, useOwnViews } from './own-views/own-views.ts';

/** Shortcuts 1 to 7 for the standard views, and 8 and 9 for the user's first own ones. */
export function useViewKeys(address: ListAddress): Record<string, () => void> {
  const navigate = useNavigate();
  const ownViews = useOwnViews();
  const places = [
    ...views.map((view) => writeAddress({ ...withoutFilters(address), view })),
    ...ownViews.map(placeOf),
  ].slice(0, 9);
  return Object.fromEntries(
    places.map((place, number) => [String(number + 1), () => void navigate(`/orders${place}`)]),
  );
}
