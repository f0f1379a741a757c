import { readFile, writeFile } from 'node:fs/promises';
import { listMisses, listSynonyms, readSynonymsCsv, replaceSynonyms, synonymsCsv } from '../features/search/public.ts';
import { withServices, type Command } from './command.ts';

/** `shop synonyms`: the search's synonyms, as a CSV file. */
export const synonymsCommand: Command = {
  usage: 'synonyms export FILE | synonyms import FILE',
  about:
    'write the words that mean the same for the search into a CSV file, or read them from one, which replaces all others',
  async run({ args: [verb, file], config, print }) {
    if ((verb !== 'export' && verb !== 'import') || file === undefined)
      throw new Error('Say what: shop synonyms export FILE, or shop synonyms import FILE.');
    if (verb === 'import') {
      const groups = readSynonymsCsv(await readFile(file, 'utf8'));
      await withServices(config, (services) => replaceSynonyms(services, groups));
      return print(`✓ The search knows ${groups.length} groups of synonyms now.`);
    }
    const groups = await withServices(config, listSynonyms);
    await writeFile(file, synonymsCsv(groups));
    print(`✓ ${groups.length} groups of synonyms are in ${file}.`);
  },
};

const daysListed = 30;

/** `shop searches`: searches without results. */
export const searchesCommand: Command = {
  usage: 'searches',
  about: `list what was searched for in vain in the last ${daysListed} days, most often first`,
  async run({ config, print }) {
    const misses = await withServices(config, (services) => listMisses(services, daysListed));
    if (misses.length === 0) print('✓ Every search found something.');
    for (const { text, count } of misses) print(`${String(count).padStart(6)}  ${JSON.stringify(text)}`);
  },
};
