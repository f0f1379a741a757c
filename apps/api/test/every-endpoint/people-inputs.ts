import type { Inputs, World } from './world.ts';

type PeopleEndpoint =
  | 'adminShopperList'
  | 'adminShopper'
  | 'adminShopperBlock'
  | 'adminShopperUnblock'
  | 'adminShopperExport'
  | 'adminShopperForget'
  | 'adminSubscriberList'
  | 'adminSubscriberExport'
  | 'adminSubscriberRemove'
  | 'adminSynonymList'
  | 'adminSynonymCreate'
  | 'adminSynonymChange'
  | 'adminSynonymRemove';

/** Valid calls of what owners see of people, and decide about them. */
export function peopleInputs({ shopper, visitor, synonymId }: World): Pick<Inputs, PeopleEndpoint> {
  const words = { words: ['nakshi kantha', 'নকশি কাঁথা'], narrower: ['quilt'] };
  const known = { params: { id: shopper.userId } };
  const decided = { params: { id: visitor.userId } };
  return {
    adminShopperList: { query: { view: 'all', q: 'shopper' } },
    adminShopper: known,
    adminShopperBlock: { ...decided, body: { reason: 'Orders and refuses parcels.' } },
    adminShopperUnblock: decided,
    adminShopperExport: known,
    adminShopperForget: decided,
    adminSubscriberList: { query: { q: 'letters' } },
    adminSubscriberExport: {},
    adminSubscriberRemove: { body: { email: visitor.email } },
    adminSynonymList: { query: { q: 'saree' } },
    adminSynonymCreate: { body: words },
    adminSynonymChange: { params: { id: synonymId }, body: { ...words, version: 1 } },
    adminSynonymRemove: { params: { id: synonymId }, body: { version: 1 } },
  };
}
