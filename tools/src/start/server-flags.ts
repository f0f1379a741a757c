/**
 * Flags with which Node runs the server, here and in the image. Without a limit Node lets its heap grow far beyond what it uses, which a
 * small server cannot afford. See docs/decisions/0090-free-memory-is-returned-to-the-system.md.
 */
export const serverFlags = ['--max-semi-space-size=8', '--max-old-space-size=208'];

/**
 * How glibc allocates the server's memory, here and in the image. By default it keeps an arena per thread, of which
 * those that scale pictures leave 30 MB behind, and parts of its heap after large blocks are freed; with this, blocks
 * above 3 MB are returned to the system at once. Smaller ones are not, because those of a page's compression would be
 * mapped and unmapped for each page. See docs/decisions/0154-blocks-of-up-to-3-mb-stay-with-the-server.md.
 */
export const serverMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '3145728',
  MALLOC_TRIM_THRESHOLD_: '4194304',
};
