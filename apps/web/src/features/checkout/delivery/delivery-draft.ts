/** What was typed into the delivery form, kept on this device until the order is placed. */
export interface DeliveryDraft {
  name?: string;
  phone?: string;
  address?: string;
  state?: string;
  city?: string;
  postCode?: string;
  notes?: string;
}

const key = 'delivery_draft';

/** What was typed before; empty when nothing was, or nothing can be read. */
export function readDeliveryDraft(): DeliveryDraft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** Keeps what is typed; a device that refuses costs nothing but the draft. */
export function keepDeliveryDraft(draft: DeliveryDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The form works without it.
  }
}

/** Forgets the draft. */
export function clearDeliveryDraft(): void {
  localStorage.removeItem(key);
}
