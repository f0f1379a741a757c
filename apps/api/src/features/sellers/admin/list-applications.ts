import { type ApplicationState, applicationStates, type EndpointReply, type Endpoints } from '@haat/contracts';
import type { Prisma } from '@haat/db';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { applicationRowView } from './application-row-view.ts';

type Answer = EndpointReply<Endpoints['adminApplicationList']>;

const pageSize = 50;

/** A page of the applications in a state, and the number in each state. */
export async function listApplications(
  { db }: Pick<Services, 'db'>,
  { query: { state, cursor } }: HandlerInput<Endpoints['adminApplicationList']>,
): Promise<Answer> {
  const isOldestFirst = state === 'waiting' || state === 'asked';
  const after = cursor === undefined ? {} : { id: { [isOldestFirst ? 'gt' : 'lt']: Number(cursor) } };
  const [rows, [waiting = 0, asked = 0, approved = 0, declined = 0]] = await Promise.all([
    db.sellerRequest.findMany({
      where: { ...columnsOf(state), ...after },
      orderBy: { id: isOldestFirst ? 'asc' : 'desc' },
      take: pageSize + 1,
    }),
    Promise.all(applicationStates.map((each) => db.sellerRequest.count({ where: columnsOf(each) }))),
  ]);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    success: true,
    data: shown.map(applicationRowView),
    counts: { waiting, asked, approved, declined },
    next_cursor: last ? String(last.id) : null,
  };
}

function columnsOf(state: ApplicationState): Prisma.SellerRequestWhereInput {
  if (state === 'asked') return { state: 'waiting', askedAt: { not: null } };
  return state === 'waiting' ? { state, askedAt: null } : { state };
}
