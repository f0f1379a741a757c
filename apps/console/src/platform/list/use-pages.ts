import { useSearchParams } from 'react-router-dom';

/** The pages of a list, stored in the address next to its other parameters. */
export function usePages() {
  const [search, setSearch] = useSearchParams();
  const pages = (search.get('after') ?? '').split('.').filter((cursor) => /^[\w-]{1,200}$/.test(cursor));
  const turn = (to: string[]) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (to.length > 0) next.set('after', to.join('.'));
      else next.delete('after');
      return next;
    });
  return {
    /** The cursor of the current page; undefined on the first. */
    cursor: pages.at(-1),
    turned: pages.length,
    /** Functions that go to the adjacent pages; undefined if there is none. */
    beside: (next: string | null | undefined) => ({
      onNext: next ? () => turn([...pages, next]) : undefined,
      onPrevious: pages.length > 0 ? () => turn(pages.slice(0, -1)) : undefined,
    }),
  };
}
