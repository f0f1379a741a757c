import { getRequest, type HttpConnection } from './http-connection.ts';

interface Asked {
  line: HttpConnection;
  /** How often this was requested before: each request differs a little, so that no response comes from the cache. */
  turn: number;
}

/** The path to request; prerequisites are requested on the same connection. */
type Question = (asked: Asked) => string | Promise<string>;

const words = ['jamdani', 'saree', 'panjabi', 'leather', 'honey', 'print', 'kurti', 'cotton'];
const wordsBn = ['জামদানি', 'শাড়ি', 'পাঞ্জাবি', 'মধু', 'নীল', 'ছাপা'];
const misspelt = ['zamdani', 'shari', 'punjabi', 'lether', 'hunny', 'kurtee'];

/** The requests that are compared between a small and a large shop. */
export const questions: Record<string, Question> = {
  'list of a category': ({ turn }) => list(`cat_id=${1 + (turn % 12)}&limit=${20 + turn}`),
  'list of a category, cheapest first': ({ turn }) => list(`cat_id=${1 + (turn % 12)}&sort=asc&limit=${20 + turn}`),
  'list of a brand on offer': ({ turn }) => list(`brand_id=${1 + (turn % 10)}&on_offer=1&min_price=${turn}`),
  'list of a shop within prices': ({ turn }) =>
    list(`shop_id=${1 + (turn % 10)}&min_price=${300 + turn}&max_price=900`),
  'list in stock': ({ turn }) => list(`in_stock=1&max_price=${1_000 + turn}`),
  'list, dearest first': ({ turn }) => list(`sort=desc&limit=${20 + turn}`),
  'list far behind': ({ line, turn }) => farBehind(line, turn),
  'search, one word': ({ turn }) => search(words, turn),
  'search, Bangla': ({ turn }) => search(wordsBn, turn),
  'search, one product': async (asked) => search([(await someTitle(asked)).split(' ').slice(-2).join(' ')], asked.turn),
  'search, two letters': ({ turn }) => search(['ki', 'du', 'mo', 'pa'], turn),
  'search, nothing like it': ({ turn }) => search([`qxw${turn}jz`], turn),
  'search, other spelling': ({ turn }) => search(misspelt, turn),
  'search, cheapest first': ({ turn }) => `${search(words, turn)}&sort=asc`,
  product: async (asked) => `/api/single-product/${await someProduct(asked)}`,
  'a shop and its products': ({ turn }) => `/api/shop-details/${1 + (turn % 10)}?limit=${20 + turn}&view=card`,
  'filters of a category': ({ turn }) => `/api/product-facets?cat_id=${1 + (turn % 12)}&min_price=${1 + turn}`,
  'filters of all on offer': ({ turn }) => `/api/product-facets?on_offer=1&min_price=${1 + turn}`,
  'filters of a search': ({ turn }) => `/api/product-facets?q=${words[turn % words.length]}&min_price=${1 + turn}`,
  'suggestions, two letters': ({ turn }) =>
    suggestions(`${'bcdghjklmnprst'.charAt(turn % 14)}${'aeiou'.charAt(turn % 5)}`),
  'suggestions, a word': ({ turn }) => suggestions((words[turn % words.length] ?? '').slice(0, 3 + (turn % 3))),
  categories: ({ turn }) => `/api/category-list?turn=${turn}`,
  'page: home': ({ turn }) => `/?turn=${turn}`,
  'page: category': ({ turn }) => `/product/category/product_list/${1 + (turn % 12)}?turn=${turn}`,
  'page: product': async (asked) => `/product/product_details/${await someProduct(asked)}?turn=${asked.turn}`,
};

function list(query: string): string {
  return `/api/product-list?${query}&${query.includes('limit') ? 'view=card' : 'limit=24&view=card'}`;
}

function search(texts: string[], turn: number): string {
  const text = texts[turn % texts.length] ?? '';
  return `/api/product-list?q=${encodeURIComponent(text)}&limit=${20 + turn}&view=card`;
}

function suggestions(text: string): string {
  return `/api/search-suggestions?q=${text}`;
}

/** The id of a different product each time. */
async function someProduct(asked: Asked): Promise<number> {
  return (await someCard(asked)).id;
}

/** The title of a different product each time; it ends in a number, as in `No. 117`. */
async function someTitle(asked: Asked): Promise<string> {
  return (await someCard(asked)).title;
}

interface Card {
  id: number;
  title: string;
}

async function someCard({ line, turn }: Asked): Promise<Card> {
  const { body } = await line.send(getRequest('/api/product-list?limit=60&view=card'));
  const { data } = JSON.parse(body.toString()) as { data: Card[] };
  const card = data[turn % data.length];
  if (!card) throw new Error('The list of all products is empty.');
  return card;
}

/** The sixth page, by following cursors. */
async function farBehind(line: HttpConnection, turn: number): Promise<string> {
  let cursor = '';
  for (let page = 0; page < 5; page += 1) {
    const path = `/api/product-list?sort=asc&view=card&limit=${90 + (turn % 10)}&cursor=${cursor}`;
    const { body } = await line.send(getRequest(page === 0 ? path.replace('&cursor=', '') : path));
    cursor = (JSON.parse(body.toString()) as { next_cursor: string }).next_cursor;
  }
  return `/api/product-list?sort=asc&view=card&limit=24&cursor=${cursor}`;
}
