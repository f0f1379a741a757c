import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { Services } from '../../services.ts';
import { readAboutWords } from './read-settings.ts';

/** The team members, in order, and what the shop says about itself. */
export async function listTeam({ db }: Pick<Services, 'db'>): Promise<EndpointReply<Endpoints['aboutUs']>> {
  const members = await db.teamMember.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] });
  const data = members.map(({ id, photo, title, designation, email, address, ...member }) => ({
    id,
    photo,
    title,
    title_bn: member.titleBn,
    designation,
    designation_bn: member.designationBn,
    email,
    address,
    address_bn: member.addressBn,
    short_description: member.shortDescription,
    short_description_bn: member.shortDescriptionBn,
  }));
  return { success: true, data, words: await readAboutWords(db) };
}
