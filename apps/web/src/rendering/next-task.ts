/** Ends the present task, so that what is to be done next does not keep a cheap phone from answering its visitor for too long at a time. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
