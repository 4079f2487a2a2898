import * as copy from '#contract/messages/en/knowledge.ts';
import { Field } from '../../ui/form/field.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { useHouses } from './houses.ts';

/** For one property, or for all of them: ''. */
export function HouseField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const houses = useHouses();
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
