import type { EndpointReply, Endpoints } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { Problem } from '../../platform/http/problem.ts';
import { ReadyJson } from '../../platform/http/handler.ts';
import { anyHelpedTag, helpedTag } from '../catalogue/public.ts';
import { readTimeCursor, type TimeCursor, timeCursorText } from '../../platform/db/time-cursor.ts';
import type { Services } from '../../services.ts';
import { reviewColumns, type ReviewRow, reviewView, starText } from './review-view.ts';

type Answer = EndpointReply<Endpoints['singleProductReviewList']>;
type Page = Pick<Answer, 'data' | 'next_cursor'>;

const pageSize = 10;

interface ListInput {
  productId: number;
  /** `next_cursor` of the previous page. */
  cursor?: string | undefined;
}

/**
 * A page of a product's visible reviews, newest first, with the average and the ratings of all of them. Throws
 * NOT_FOUND or VALIDATION.
 */
export async function listReviews(services: Pick<Services, 'db'>, input: ListInput): Promise<ReadyJson> {
  const [page, summary] = await Promise.all([readPage(services, input), readSummary(services, input)]);
  const reply: Answer = { success: true, ...page, summary };
  const tags = [helpedTag(input.productId), anyHelpedTag];
  return new ReadyJson(JSON.stringify(reply), { tags, pageTags: tags });
}

async function readPage({ db }: Pick<Services, 'db'>, { productId, cursor }: ListInput): Promise<Page> {
  const after = cursor === undefined ? null : readTimeCursor(cursor);
  const rows = await db.$queryRaw<ReviewRow[]>`
    SELECT ${reviewColumns}
      FROM reviews r LEFT JOIN users u ON u.id = r.user_id
     WHERE r.product_id = ${productId} AND r.status = 'visible' AND ${after === null ? Prisma.sql`true` : isAfter(after)}
     ORDER BY r.updated_at DESC, r.id DESC LIMIT ${pageSize + 1}`;
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    data: shown.map(reviewView),
    next_cursor: last ? timeCursorText({ at: last.updated_at.toISOString(), id: String(last.id) }) : null,
  };
}

function isAfter({ at, id }: TimeCursor): Prisma.Sql {
  return Prisma.sql`(r.updated_at, r.id) < (${at}::timestamptz, ${id}::bigint)`;
}

async function readSummary({ db }: Pick<Services, 'db'>, { productId }: ListInput): Promise<Answer['summary']> {
  const rows = await db.$queryRaw<{ star: number | null; count: number }[]>`
    SELECT r.star, count(r.id)::int AS count
      FROM products p LEFT JOIN reviews r ON r.product_id = p.id AND r.status = 'visible'
     WHERE p.id = ${productId} GROUP BY r.star`;
  if (rows.length === 0) throw new Problem('NOT_FOUND', 'There is no such product.');
  const countOf = (star: number) => rows.find((row) => row.star === star)?.count ?? 0;
  const count = rows.reduce((total, row) => total + row.count, 0);
  const sum = rows.reduce((total, { star, count: given }) => total + (star ?? 0) * given, 0);
  return {
    average: count === 0 ? 0 : Math.round((sum / count) * 10) / 10,
    count,
    histogram: [5, 4, 3, 2, 1].map((star) => ({ star: starText(star), count: countOf(star) })),
  };
}
