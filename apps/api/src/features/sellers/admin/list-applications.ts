import { type ApplicationState, applicationStates, type EndpointReply, type Endpoints } from '@haat/contracts';
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
  const isOldestFirst = state === 'waiting';
  const after = cursor === undefined ? {} : { id: { [isOldestFirst ? 'gt' : 'lt']: Number(cursor) } };
  const [rows, groups] = await Promise.all([
    db.sellerRequest.findMany({
      where: { state, ...after },
      orderBy: { id: isOldestFirst ? 'asc' : 'desc' },
      take: pageSize + 1,
    }),
    db.sellerRequest.groupBy({ by: ['state'], _count: true }).then((found) =>
      // oxlint-disable-next-line no-underscore-dangle -- Prisma's name
      found.map(({ state: each, _count: count }) => ({ each, count })),
    ),
  ]);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const countOf = (each: ApplicationState) => groups.find((group) => group.each === each)?.count ?? 0;
  const [waiting, approved, declined] = applicationStates;
  return {
    success: true,
    data: shown.map(applicationRowView),
    counts: { [waiting]: countOf(waiting), [approved]: countOf(approved), [declined]: countOf(declined) },
    next_cursor: last ? String(last.id) : null,
  };
}
