import { useState } from 'react';
import { Badge } from '@haat/ui/feedback/badge.tsx';
import { Button, LinkButton, TextButton, TextLink, type ButtonVariant } from '@haat/ui/forms/button.tsx';
import { AppliedChip, Chip } from '@haat/ui/forms/chip.tsx';
import { IconButton } from '@haat/ui/forms/icon-button.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ArrowRightIcon, CartIcon, HeartIcon, RemoveIcon, SearchIcon } from '@haat/ui/icons/icons.ts';
import { OffBadge } from '../../ui/commerce/price.tsx';

const variants: ButtonVariant[] = ['primary', 'secondary', 'outline', 'ghost', 'danger'];
const row = 'flex flex-wrap items-center gap-4';

export function ButtonsShown() {
  const [chosen, setChosen] = useState('All');
  const [busy, setBusy] = useState(false);
  return (
    <>
      <div className={row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <Button busy={busy} busyText="Sending..." onClick={() => setBusy(true)}>
          Proceed To CheckOut
        </Button>
        <Button busy busyText="Sending...">
          Proceed To CheckOut
        </Button>
      </div>
      <div className={row}>
        <Button size="sm" variant="secondary">
          small
        </Button>
        <Button size="lg">
          <Icon of={CartIcon} size={20} />
          large
        </Button>
        <LinkButton to="/">
          Shop the collection
          <Icon of={ArrowRightIcon} size={20} />
        </LinkButton>
        <TextLink to="/user/forget_password">Forget Password</TextLink>
        <TextButton onClick={() => setBusy(false)}>Clear all</TextButton>
      </div>
      <div className={row}>
        <IconButton icon={SearchIcon} label="Search" />
        <IconButton icon={SearchIcon} label="Search" look="ring" />
        <IconButton icon={HeartIcon} label="Favourite List" look="floating" filled className="text-offer" />
        <IconButton icon={CartIcon} label="Add To Cart" look="soft" size="sm" />
        <IconButton icon={RemoveIcon} label="Remove" disabled />
        <span className="on-deep rounded-md bg-surface-deep p-2">
          <IconButton icon={SearchIcon} label="Search" look="deep" className="text-ink-on-deep" />
        </span>
      </div>
      <div className={row}>
        <OffBadge price={1690} offerPrice={1250} />
        <OffBadge price={1690} offerPrice={1250} size="lg" />
        <Badge tone="saving">You save ৳440</Badge>
        <Badge tone="new">New</Badge>
        <Badge>Neutral</Badge>
        <Badge tone="warning">Pending</Badge>
        <Badge tone="info">Confirmed</Badge>
        <Badge tone="success">Delivered</Badge>
        <Badge tone="danger">Cancelled</Badge>
      </div>
      <div className={row}>
        {['All', 'Panjabi', 'Shirts'].map((name) => (
          <Chip key={name} chosen={name === chosen} onClick={() => setChosen(name)}>
            {name}
          </Chip>
        ))}
        <AppliedChip removeLabel="Remove ৳100 – ৳300" onRemove={() => setChosen('All')}>
          ৳100 – ৳300
        </AppliedChip>
      </div>
    </>
  );
}
