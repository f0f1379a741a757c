/** A short message that goes by itself: success after 2 s, an error after 4 s. */
export interface Toast {
  kind: 'success' | 'error';
  text: string;
  /** One way to react ('Undo', 'View cart'). */
  action?: { label: string; onPress: () => void } | undefined;
}

/** What waits to be seen. */
export interface Feedback {
  /** Those the toaster has not taken yet. */
  toasts: readonly Toast[];
  /** Whether there was any toast since the page came. */
  hadToasts: boolean;
  /** Alerts are seen one after the other. `id` rises. */
  alerts: readonly { id: number; text: string }[];
}

/** As many stand at once; the oldest makes room. */
export const mostToasts = 20;

const nothing: Feedback = { toasts: [], hadToasts: false, alerts: [] };
const listeners = new Set<() => void>();
let feedback = nothing;
let lastAlertId = 0;

function change(next: Partial<Feedback>): void {
  feedback = { ...feedback, ...next };
  for (const listener of listeners) listener();
}

/** Shows a toast, from anywhere. */
export function showToast(toast: Toast): void {
  change({ toasts: [...feedback.toasts, toast].slice(-mostToasts), hadToasts: true });
}

/** Shows one of the specified alerts: a dialog with OK, from anywhere. */
export function showAlert(text: string): void {
  lastAlertId += 1;
  change({ alerts: [...feedback.alerts, { id: lastAlertId, text }] });
}

/** Hands over the toasts that wait, oldest first; none is handed over twice. */
export function takeToasts(): Feedback['toasts'] {
  const { toasts } = feedback;
  if (toasts.length > 0) change({ toasts: [] });
  return toasts;
}

/** Takes an alert away: it has been seen. */
export function dismissAlert(id: number): void {
  change({ alerts: feedback.alerts.filter((alert) => alert.id !== id) });
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
