/** A short message that goes by itself: success after 2 s, an error after 4 s. */
export interface Toast {
  kind: 'success' | 'error';
  text: string;
  /** One way to react ('Undo', 'View cart'). */
  action?: { label: string; onPress: () => void } | undefined;
}

/** What waits to be seen. `id` rises. */
export interface Feedback {
  toasts: readonly (Toast & { id: number })[];
  /** Alerts are seen one after the other. */
  alerts: readonly { id: number; text: string }[];
}

const mostToasts = 20;
const nothing: Feedback = { toasts: [], alerts: [] };
const listeners = new Set<() => void>();
let feedback = nothing;
let lastId = 0;

function change(next: Partial<Feedback>): void {
  feedback = { ...feedback, ...next };
  for (const listener of listeners) listener();
}

/** Shows a toast, from anywhere. At most 20 stand at once; the oldest makes room. */
export function showToast(toast: Toast): void {
  lastId += 1;
  change({ toasts: [...feedback.toasts, { ...toast, id: lastId }].slice(-mostToasts) });
}

/** Shows one of the specified alerts: a dialog with OK, from anywhere. */
export function showAlert(text: string): void {
  lastId += 1;
  change({ alerts: [...feedback.alerts, { id: lastId, text }] });
}

/** Takes a toast or an alert away. */
export function dismiss(id: number): void {
  change({
    toasts: feedback.toasts.filter((toast) => toast.id !== id),
    alerts: feedback.alerts.filter((alert) => alert.id !== id),
  });
}

/** Calls back when there is something new to see, or something went. */
export function onFeedback(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is to be seen now. */
export function currentFeedback(): Feedback {
  return feedback;
}

/** Nothing, as on the server. */
export function noFeedback(): Feedback {
  return nothing;
}
