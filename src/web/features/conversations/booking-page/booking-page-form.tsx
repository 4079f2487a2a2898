import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { groupLabels } from '#contract/enumerations/groups.ts';
import * as copy from '#contract/messages/en/conversations/booking-pages.ts';
import { fill } from '#contract/messages/fill.ts';
import { orpc } from '../../../lib/http/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import type { SaveFor, TypedPage, useBookingPage } from './use-booking-page.ts';

type Props = { page: ReturnType<typeof useBookingPage>; shown: TypedPage };

/** On or off, for which pages, and for which properties; saved together. */
export function BookingPageForm({ page: { isChanged, write, save, fieldError, failure }, shown }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const choices = usePlaces();
  const [chosen, setChosen] = useState('0');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const places = choices[Number(chosen)]?.places ?? { for: 'property' };
    if (!save.isPending)
      save.mutate({ page: shown, places }, { onError: () => field.current?.focus(), onSuccess: () => setChosen('0') });
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Switch
        label={copy.switchOn}
        checked={shown.isOn}
        onChange={({ target }) => write({ ...shown, isOn: target.checked })}
      />
      <Field label={copy.origins} hint={copy.originsHelp} error={fieldError} required={shown.isOn} unmarked>
        <TextArea
          ref={field}
          rows={2}
          value={shown.origins}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => write({ ...shown, origins: target.value })}
        />
      </Field>
      {choices.length > 1 && (
        <Field label={copy.saveFor} required unmarked>
          <NativeSelect value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {choices.map(({ name }, at) => (
              <option key={name} value={at}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      {failure && (
        <p role="alert" className="text-danger-text">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant={isChanged ? 'primary' : 'secondary'} busy={save.isPending}>
          {copy.save}
        </Button>
        {isChanged && <span className="text-meta text-ink-2">{copy.unsaved}</span>}
      </div>
    </form>
  );
}

/** This property, all of them, and each group by its name. */
function usePlaces(): { name: string; places: SaveFor }[] {
  const { data } = useQuery(orpc.propertyGroups.list.queryOptions());
  const groups = (data?.items ?? []).map(({ kind, name }) => ({
    name: fill(copy.groupOf, { kind: groupLabels[kind], name }),
    places: { for: 'group' as const, group: { kind, name } },
  }));
  return [
    { name: copy.thisProperty, places: { for: 'property' } },
    { name: copy.allProperties, places: { for: 'all' } },
    ...groups,
  ];
}
