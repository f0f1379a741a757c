import type { Inputs, World } from './world.ts';

type PeopleEndpoint =
  | 'adminShopperList'
  | 'adminShopper'
  | 'adminShopperBlock'
  | 'adminShopperUnblock'
  | 'adminShopperExport'
  | 'adminShopperForget'
  | 'adminTeamList'
  | 'adminTeamCreate'
  | 'adminTeamChange'
  | 'adminTeamOrder'
  | 'adminTeamRemove'
  | 'adminSubscriberList'
  | 'adminSubscriberExport'
  | 'adminSubscriberRemove'
  | 'adminSynonymList'
  | 'adminSynonymCreate'
  | 'adminSynonymChange'
  | 'adminSynonymRemove';

/** Valid calls with which owners view and manage people. */
export function peopleInputs({
  shopper,
  visitor,
  synonymId,
  teamIds,
  picturePath,
}: World): Pick<Inputs, PeopleEndpoint> {
  const member = {
    photo: picturePath,
    title: 'Nusrat Jahan',
    title_bn: 'নুসরাত জাহান',
    designation: 'Founder',
    designation_bn: 'প্রতিষ্ঠাতা',
    email: 'nusrat@haat.example',
    address: 'Mirpur, Dhaka',
    address_bn: 'মিরপুর, ঢাকা',
    short_description: 'Packs the first parcel of each day.',
    short_description_bn: 'দিনের প্রথম পার্সেলটি নিজেই প্যাক করেন।',
  };
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
    adminTeamList: {},
    adminTeamCreate: { body: member },
    adminTeamChange: { params: { id: teamIds[0] ?? 0 }, body: { ...member, version: 1 } },
    adminTeamOrder: { body: { ids: teamIds } },
    adminTeamRemove: { params: { id: teamIds[1] ?? 0 }, body: { version: 1 } },
    adminSubscriberList: { query: { q: 'letters' } },
    adminSubscriberExport: {},
    adminSubscriberRemove: { body: { email: visitor.email } },
    adminSynonymList: { query: { q: 'saree' } },
    adminSynonymCreate: { body: words },
    adminSynonymChange: { params: { id: synonymId }, body: { ...words, version: 1 } },
    adminSynonymRemove: { params: { id: synonymId }, body: { version: 1 } },
  };
}
