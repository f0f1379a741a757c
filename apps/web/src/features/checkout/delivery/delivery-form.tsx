import type { Profile, ShippingZone } from '@haat/contracts';
import { Suspense, useState } from 'react';
import type { Locale } from '@haat/contracts/shared/locale';
import { formatPhone } from '@haat/contracts/shared/format';
import { lazyPart } from '@haat/ui/device/lazy-part.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { readSession } from '../../../platform/session/session.ts';
import { Card } from '@haat/ui/layout/card.tsx';
import { TextArea, TextField } from '@haat/ui/forms/field.tsx';
import { Form } from '@haat/ui/forms/form.tsx';
import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { saveDeliveryDraft, readDeliveryDraft, type DeliveryDraft } from './delivery-draft.ts';
import { checkoutMessages } from '../messages.ts';
import { orderFailureId } from '../ordering/order-failure-notice.tsx';
import { writePlaceIntoAddress, type ChosenPlace } from './write-place-into-address.ts';

/** Lets a button outside the form submit it. */
export const deliveryFormId = 'delivery';

/** The delivery address in the API's format. */
export interface DeliveryDetails {
  name: string;
  phone: string;
  address: string;
  order_notes: string;
}

interface DeliveryFormProps {
  profile: Profile | null;
  /** The server's errors by field. */
  errors: Record<string, string>;
  onSubmit: (details: DeliveryDetails) => Promise<void>;
  /** The delivery areas, if one still has to be chosen: it follows from the district. */
  zones?: readonly ShippingZone[];
  onZone?: (zone: ShippingZone) => void;
}

/** A place that is chosen is written into the address. */
const placeFieldNames = ['state', 'city', 'post_code'];

const PlaceFields = lazyPart(async () => (await import('./place-fields.tsx')).PlaceFields);

function firstDraft(profile: Profile | null, locale: Locale): Required<DeliveryDraft> {
  const typed = readDeliveryDraft();
  return {
    name: typed.name ?? profile?.full_name ?? readSession().name ?? '',
    phone: typed.phone ?? formatPhone(profile?.phone ?? '', locale),
    address: typed.address ?? profile?.address ?? '',
    state: typed.state ?? '',
    city: typed.city ?? '',
    postCode: typed.postCode ?? '',
    notes: typed.notes ?? '',
  };
}

/** The delivery address. The server validates it; its errors are shown at the fields. */
export function DeliveryForm({ profile, errors, onSubmit, zones, onZone }: DeliveryFormProps) {
  const t = useMessages(checkoutMessages);
  const locale = useLocale();
  const [draft, setDraft] = useState(() => firstDraft(profile, locale));

  function change(part: DeliveryDraft) {
    const next = { ...draft, ...part };
    setDraft(next);
    saveDeliveryDraft(next);
  }

  const place: ChosenPlace = { district: draft.state, upazila: draft.city, postCode: draft.postCode };

  function changePlace({ district, upazila, postCode }: ChosenPlace) {
    const address = writePlaceIntoAddress(draft.address, { district, upazila, postCode }, place);
    change({ state: district, city: upazila, postCode, address });
  }

  return (
    <Card>
      <Form
        id={deliveryFormId}
        noticeId={orderFailureId}
        noValidate
        className="grid gap-4 md:grid-cols-2"
        onSubmit={() =>
          onSubmit({ name: draft.name, phone: draft.phone, address: draft.address, order_notes: draft.notes })
        }
      >
        <h2 className="font-display text-lg md:col-span-2">{t.deliveryDetails}</h2>
        <TextField
          label={t.name}
          name="name"
          required
          autoComplete="name"
          value={draft.name}
          error={errors.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label={t.email}
          name="email"
          type="email"
          required
          readOnly
          value={readSession().email ?? ''}
          error={errors.email}
        />
        <TextField
          label={t.phone}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          className="md:col-span-2"
          help={t.phoneHelp}
          value={draft.phone}
          error={errors.phone}
          onChange={(event) => change({ phone: event.target.value })}
        />
        <TextField
          label={t.address}
          name="address"
          autoComplete="street-address"
          required
          className="md:col-span-2"
          help={t.addressHelp}
          value={draft.address}
          error={errors.address}
          mendedBy={placeFieldNames}
          onChange={(event) => change({ address: event.target.value })}
        />
        <Suspense fallback={<Skeleton className="h-20 md:col-span-2" />}>
          <PlaceFields place={place} onChange={changePlace} zones={zones} onZone={onZone} />
        </Suspense>
        <TextArea
          label={t.orderNotes}
          name="order_notes"
          rows={3}
          className="md:col-span-2"
          placeholder={t.orderNotesPlaceholder}
          value={draft.notes}
          error={errors.order_notes}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </Form>
    </Card>
  );
}
