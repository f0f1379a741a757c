import { listWaitingReviews, moderateReview } from '../features/reviews/public.ts';
import { withServices, type Command } from './command.ts';

const maxListed = 100;

/** `shop reviews`: reviews waiting for approval. */
export const reviewsCommand: Command = {
  usage: 'reviews',
  about: 'list the reviews that wait for approval, oldest first',
  async run({ config, print }) {
    await withServices(config, async (services) => {
      const reviews = await listWaitingReviews(services, maxListed);
      if (reviews.length === 0) print('✓ No pending reviews.');
      for (const { id, star, message, writtenAt, author, product } of reviews) {
        print(`${id}  ${writtenAt.toISOString()}  ${star} of 5  ${product}`);
        // As JSON, which escapes control characters.
        print(`  ${JSON.stringify(author)}: ${JSON.stringify(message)}`);
      }
    });
  },
};

/** `shop review`: approves a review or hides it. */
export const reviewCommand: Command = {
  usage: 'review show ID | review hide ID',
  about: 'show a review on its product, or hide it; the rating follows',
  async run({ args: [verb, id = ''], config, print }) {
    if (verb !== 'show' && verb !== 'hide') throw new Error('Say what: shop review show ID, or shop review hide ID.');
    if (!/^[1-9]\d{0,8}$/.test(id)) throw new Error('An id is one of those that `shop reviews` shows.');
    const status = verb === 'show' ? 'visible' : 'hidden';
    const by = { staff: null, action: 'shop review', requestId: null } as const;
    const outcome = await withServices(config, (services) =>
      moderateReview(services, { reviewId: Number(id), status, by }),
    );
    if (outcome !== 'done') throw new Error(`There is no review ${id}.`);
    print(`✓ Review ${id} is ${status} now.`);
  },
};
