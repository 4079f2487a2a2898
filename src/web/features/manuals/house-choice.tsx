import { useInfiniteQuery } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/manuals.ts';
import { paged, useRows } from '../../lib/http/paged-list.ts';
import { orpc } from '../../lib/http/query.ts';
import { Field } from '../../ui/form/field.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';

/** For one property, or for all of them: ''. */
export function HouseChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const query = useInfiniteQuery(
    orpc.properties.list.infiniteOptions({ input: (cursor) => ({ limit: limits.pageSizeMax, cursor }), ...paged }),
  );
  const houses = useRows(query, true);
  return (
    <Field label={copy.houseLabel} required unmarked>
      <NativeSelect value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{copy.allProperties}</option>
        {houses.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
