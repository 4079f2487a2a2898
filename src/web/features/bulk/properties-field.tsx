import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/bulk.ts';
import * as propertiesCopy from '#contract/messages/en/properties.ts';
import { fill } from '#contract/messages/fill.ts';
import type { PropertyRow } from '#contract/properties/properties.ts';
import { matchesSearch } from '../../lib/address/matches-search.ts';
import { paged, useRows } from '../../lib/http/paged-list.ts';
import { orpc } from '../../lib/http/query.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FieldError } from '../../ui/form/field-look.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { FieldsProps } from './deed-fields.tsx';

/** Some of the owner's properties, found by name, city, tag or building. */
export function PropertiesField({ typed, change, tried }: FieldsProps) {
  const query = useInfiniteQuery(
    orpc.properties.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: limits.pageSizeMax, cursor }),
      ...paged,
    }),
  );
  const rows = useRows(query, true).toSorted((a, b) => a.name.localeCompare(b.name));
  if (query.isPending) return <Skeleton className="h-40" label={copy.loadingProperties} />;
  if (query.isLoadingError)
    return <LoadFailed onRetry={() => void query.refetch()}>{propertiesCopy.loadFailed}</LoadFailed>;
  if (rows.length === 0) return <p className="text-ink-2">{copy.noProperties}</p>;
  return (
    <Boxes
      rows={rows}
      chosen={typed.property_ids}
      onChange={(property_ids) => change({ property_ids })}
      error={tried && typed.property_ids.length === 0 ? copy.propertiesNeeded : undefined}
    />
  );
}

type BoxesProps = {
  rows: readonly PropertyRow[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
};

function Boxes({ rows, chosen, onChange, error }: BoxesProps) {
  const [q, setQ] = useState('');
  const shown = rows.filter(({ name, city, groups }) =>
    matchesSearch(q, [name, city, ...groups.map((one) => one.name)]),
  );
  const put = (ids: readonly string[], to: boolean) => {
    const others = chosen.filter((id) => !ids.includes(id));
    onChange(to ? [...others, ...ids] : others);
  };
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-1 text-label">{copy.propertiesLabel}</legend>
      <TextInput
        type="search"
        aria-label={copy.searchProperties}
        placeholder={copy.searchProperties}
        value={q}
        maxLength={100}
        onChange={({ target }) => setQ(target.value)}
        // Enter would send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-auto text-meta text-ink-2">
          {fill(copy.chosenOf, { count: chosen.length, all: rows.length })}
        </p>
        <Button
          variant="quiet"
          size="compact"
          onClick={() =>
            put(
              shown.map(({ id }) => id),
              true,
            )
          }
        >
          {copy.chooseShown}
        </Button>
        <Button variant="quiet" size="compact" onClick={() => onChange([])}>
          {copy.chooseNone}
        </Button>
      </div>
      <div className="grid max-h-64 grid-cols-1 gap-2 overflow-y-auto rounded-control border border-line p-3">
        {shown.length === 0 && <p className="text-ink-2">{copy.noneMatch}</p>}
        {shown.map(({ id, name, city }) => (
          <Checkbox
            key={id}
            label={fill(copy.propertyIn, { name, city })}
            checked={chosen.includes(id)}
            onChange={({ target }) => put([id], target.checked)}
          />
        ))}
      </div>
      {error && <FieldError id="properties-error">{error}</FieldError>}
    </fieldset>
  );
}
