import { useEffect, useState } from 'react';

/** The upper part of the window, below the sticky bar: the last heading there is the current one. */
const readingBand = { rootMargin: '-80px 0px -60% 0px' };

/** The id of the heading whose section is being read; the first one until the page is scrolled. */
export function useHeadingInView(ids: string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting);
      if (seen) setCurrent(seen.target.id);
    }, readingBand);
    for (const id of key.split(' ')) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
