import { useState } from 'react';
import { CheckboxRow } from '@haat/ui/forms/checkbox-row.tsx';
import { PasswordField, SelectField, TextArea, TextField } from '@haat/ui/forms/field.tsx';
import { Money } from '@haat/ui/text/money.tsx';
import { QuantityStepper } from '@haat/ui/forms/quantity-stepper.tsx';
import { StarPicker } from '../../ui/commerce/rating.tsx';
import { Tabs } from '@haat/ui/navigation/tabs.tsx';

const zones = [
  { name: 'Inside Dhaka', note: 'in 24 hours', charge: 60 },
  { name: 'Dhaka suburbs', note: '1 to 2 days', charge: 110 },
];

export function FieldsShown() {
  const [zone, setZone] = useState<string | null>('Inside Dhaka');
  const [pieces, setPieces] = useState(1);
  const [tab, setTab] = useState<'description' | 'review'>('description');
  const [stars, setStars] = useState<number | null>(4);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <TextField label="Address" placeholder="House, road, area" />
        <TextField label="Phone" required defaultValue="01812-34567" error="This number is one digit short." />
        <TextField label="Email" readOnly defaultValue="nusrat.jahan@example.com" />
        <TextField label="Post code" disabled />
        <SelectField label="City" help="We deliver to every district.">
          <option>Dhaka</option>
          <option>Chattogram</option>
        </SelectField>
        <PasswordField label="Password" autoComplete="current-password" defaultValue="rickshaw-2023" />
        <TextArea label="Order notes" className="lg:col-span-2" />
      </div>
      <div className="grid gap-7 sm:grid-cols-2">
        <div className="grid gap-2">
          {zones.map(({ name, note, charge }) => (
            <CheckboxRow
              key={name}
              look="box"
              label={name}
              note={note}
              trailing={<Money taka={charge} />}
              checked={zone === name}
              onChange={(checked) => setZone(checked ? name : null)}
            />
          ))}
        </div>
        <div>
          <CheckboxRow label="৳100 – ৳300" trailing="24" checked={zone !== null} onChange={() => setZone(null)} />
          <CheckboxRow label="৳300 – ৳600" trailing="0" disabled checked={false} onChange={() => setZone(null)} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-7">
        <QuantityStepper value={pieces} max={3} onChange={setPieces} />
        <QuantityStepper value={pieces} onChange={setPieces} size="sm" />
        <StarPicker legend="Your rating" value={stars} onChange={setStars} />
      </div>
      <Tabs
        label="Product"
        chosen={tab}
        onChoose={setTab}
        tabs={[
          { id: 'description', label: 'Description', panel: 'Handloom cotton from Tangail.' },
          { id: 'review', label: 'Review', count: '204', panel: 'What others say.' },
        ]}
      />
      <div className="max-w-90">
        <Tabs
          label="Account"
          look="segmented"
          chosen={tab}
          onChoose={setTab}
          tabs={[
            { id: 'description', label: 'Login', panel: null },
            { id: 'review', label: 'Registration', panel: null },
          ]}
        />
      </div>
    </>
  );
}
