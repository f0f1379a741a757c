import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { answer } from '../shared/answer.ts';
import { savedListChanges, savedLists as lists } from './saved-lists.ts';

const tag = 'Saved lists';

export const savedLists = endpoint({
  route: routes.savedLists,
  tag,
  summary: "The caller's cart and favourites, as all her devices share them",
  access: 'shopper',
  limit: 'savedLists',
  success: { status: 200, body: answer(lists) },
  problems: [],
});

export const savedListsMerge = endpoint({
  route: routes.savedListsMerge,
  tag,
  summary:
    'Merges what one device changed in cart and favourites, and gives the whole; sent again it changes nothing more',
  access: 'shopper',
  limit: 'savedLists',
  body: savedListChanges,
  success: { status: 200, body: answer(lists) },
  problems: ['LIST_FULL'],
});
