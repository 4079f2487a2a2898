import * as copy from '#contract/messages/en/properties/page.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Property } from '#contract/properties/properties.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { allFields } from '../wizard/steps.ts';
import { EditButton } from './edit-button.tsx';

const slots = allFields.flatMap(({ photo, name }) => (photo ? [{ ...photo, field: name }] : []));

/** The pictures of what guests have to find. Each opens whole in a tab of its own. */
export function PropertyPhotos({ property }: { property: Property }) {
  const there = slots.flatMap((slot) => {
    const image = property.images[slot.slot];
    return image ? [{ ...slot, image }] : [];
  });
  const open = slots.filter(({ slot }) => !property.images[slot]);
  return (
    <Card aria-labelledby="photos">
      <CardHeader id="photos" title={copy.photos} />
      {there.length === 0 && <EmptyState title={copy.noPhotos}>{copy.whyPhotos}</EmptyState>}
      <ul className="grid grid-cols-2 gap-4 empty:hidden sm:grid-cols-3">
        {there.map(({ slot, of, image }) => (
          <li key={slot}>
            <a href={image.full} target="_blank" rel="noreferrer" className="grid gap-1.5">
              <img
                src={image.small}
                alt=""
                loading="lazy"
                className="aspect-4/3 w-full rounded-control bg-surface-3 object-cover"
              />
              <span className="text-meta underline">
                {of[0]?.toUpperCase()}
                {of.slice(1)}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {open.length > 0 && property.can.edit && (
        <p className="mt-4 text-meta text-ink-2">
          {fill(copy.photosOpen, { things: open.map(({ of }) => of).join(', ') })}{' '}
          <EditButton id={property.id} field={open[0]?.field}>
            {copy.addPhotos}
          </EditButton>
        </p>
      )}
    </Card>
  );
}
