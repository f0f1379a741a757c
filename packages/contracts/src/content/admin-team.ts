import { z } from 'zod';
import { id } from '../shared/ids.ts';

/** The maximum number of people that 'About us' can show. */
export const maxTeam = 60;

/** A team member of 'About us' as staff see them. */
export const adminTeamMember = z
  .object({
    id,
    photo: z.string(),
    title: z.string().describe('The name'),
    title_bn: z.string(),
    designation: z.string(),
    designation_bn: z.string(),
    email: z.string(),
    address: z.string(),
    address_bn: z.string(),
    short_description: z.string(),
    short_description_bn: z.string(),
    version: z.int(),
  })
  .meta({ id: 'AdminTeamMember' });
export type AdminTeamMember = z.infer<typeof adminTeamMember>;
