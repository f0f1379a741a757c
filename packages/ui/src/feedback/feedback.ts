/** How long a toast stays that offers to undo something, in ms. */
export const undoMs = 8_000;

/** A short message that disappears by itself: a success after 2 s, an error after 4 s. */
export interface Toast {
  kind: 'success' | 'error';
  text: string;
  /** A button in the toast ('Undo', 'View cart'). */
  action?: { label: string; onPress: () => void } | undefined;
  /** Overrides how long it stays, in ms, for actions that need time. */
  staysMs?: number | undefined;
  /** Replaces an earlier toast with the same text instead of piling up. */
  merges?: boolean | undefined;
}

/** Messages waiting to be shown. */
export interface Feedback {
  /** Toasts that the toaster has not fetched yet. */
  toasts: readonly Toast[];
  /** Whether there has been a toast since the page was loaded. */
  hadToasts: boolean;
  /** Alerts are shown one after the other. `id` increases. */
  alerts: readonly { id: number; text: string }[];
}

/** Maximum number of toasts at a time; the oldest is dropped. */
export const maxToasts = 20;

const nothing: Feedback = { toasts: [], hadToasts: false, alerts: [] };
const listeners = new Set<() => void>();
let feedback = nothing;
let lastAlertId = 0;

function change(next: Partial<Feedback>): void {
  feedback = { ...feedback, ...next };
  for (const listener of listeners) listener();
}

/** Shows a toast. Can be called anywhere. */
export function showToast(toast: Toast): void {
  change({ toasts: [...feedback.toasts, toast].slice(-maxToasts), hadToasts: true });
}

/** Shows one of the specified alerts, a dialog with OK. Can be called anywhere. */
export function showAlert(text: string): void {
  lastAlertId += 1;
  change({ alerts: [...feedback.alerts, { id: lastAlertId, text }] });
}

/** Takes the waiting toasts, oldest first; each is handed out once. */
export function takeToasts(): Feedback['toasts'] {
  const { toasts } = feedback;
  if (toasts.length > 0) change({ toasts: [] });
  return toasts;
}

/** Removes a confirmed alert. */
export function dismissAlert(id: number): void {
  change({ alerts: feedback.alerts.filter((alert) => alert.id !== id) });
}

/** Calls back whenever toasts or alerts change. Returns a function that stops listening. */
export function onFeedback(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current messages. */
export function currentFeedback(): Feedback {
  return feedback;
}

/** The snapshot on the server: no messages. */
export function noFeedback(): Feedback {
  return nothing;
}
