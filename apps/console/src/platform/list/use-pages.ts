import { useSearchParams } from 'react-router-dom';

/** The pages of a list that were turned, kept in the address beside whatever else it says. */
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
    /** Of the page that is shown; undefined on the first. */
    cursor: pages.at(-1),
    turned: pages.length,
    /** The ways to the pages beside it; undefined where there is none. */
    beside: (next: string | null | undefined) => ({
      onNext: next ? () => turn([...pages, next]) : undefined,
      onEarlier: pages.length > 0 ? () => turn(pages.slice(0, -1)) : undefined,
    }),
  };
}
