import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/properties/page.ts';
import type { Property } from '#contract/properties/properties.ts';
import { useUrlDialog } from '../../../lib/address/url-dialog.ts';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FacadeTile } from '../../../ui/page/facade-tile.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { addressOf } from '../address-line.ts';

/**
 * What it is called, where it is, and what can be done to it; `more` are acts of other nouns. It stands before the
 * property is here, so that the heading that took the focus stays.
 */
export function PropertyHeader({
  id,
  property,
  more,
}: {
  id: string;
  property: Property | undefined;
  more: ReactNode;
}) {
  return (
    <>
      <nav aria-label={copy.whereYouAre} className="mb-2">
        <Link to="/dashboard/properties" className="text-meta text-ink-2 underline touch:inline-block touch:py-3.25">
          {copy.allProperties}
        </Link>
      </nav>
      <PageHeader
        title={
          <span className="flex items-center gap-3">
            <FacadeTile id={id} size={44} />
            <span className="min-w-0 break-words">{property?.name ?? common.property}</span>
          </span>
        }
        lead={property && addressOf(property)}
        actions={property?.can.edit && <Acts property={property}>{more}</Acts>}
      />
    </>
  );
}

function Acts({ property: { id, name }, children }: { property: Property; children: ReactNode }) {
  const edit = useUrlDialog('edit');
  const remove = useUrlDialog('remove');
  return (
    <>
      {children}
      <Button onClick={() => void remove.open(id)}>
        <Icon of={Trash2} />
        <Fill of={copy.removeThis} with={{ property: <span className="sr-only">{name}</span> }} />
      </Button>
      <Button variant="primary" onClick={() => void edit.open(id)}>
        <Icon of={Pencil} />
        {copy.editProperty}
      </Button>
    </>
  );
}
