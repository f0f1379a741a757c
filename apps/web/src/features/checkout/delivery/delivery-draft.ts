/** The delivery form's content, stored on this device until the order is placed. */
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

/** The stored draft; empty if there is none or it cannot be read. */
export function readDeliveryDraft(): DeliveryDraft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** Stores the draft, if the device allows it. */
export function saveDeliveryDraft(draft: DeliveryDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The form works without a draft.
  }
}

export function clearDeliveryDraft(): void {
  localStorage.removeItem(key);
}
