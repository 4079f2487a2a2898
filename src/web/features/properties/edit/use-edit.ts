import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { orpc } from '../../../lib/http/query.ts';
import { fillForm, useStepForm } from '../wizard/use-step-form.ts';
import { EditSession } from './edit-session.ts';
import { unsavedEdit } from './unsaved-edit.ts';

/** A property in a form: its session, told of what arrives from the server and of what is typed. */
export function useEdit({ id, ownerId }: { id: string; ownerId: string }) {
  const query = useQuery(orpc.properties.get.queryOptions({ input: { id }, staleTime: 0 }));
  const form = useStepForm();
  const [session] = useState(
    () =>
      new EditSession(
        {
          values: () => form.getValues(),
          fill: (values) => fillForm(form, values),
          put: (name, value) => form.setValue(name, value, { shouldValidate: true }),
        },
        unsavedEdit(ownerId, id),
      ),
  );
  const state = useSyncExternalStore(session.subscribe, session.current);
  useEffect(() => session.close, [session]);
  const { data, isFetchedAfterMount } = query;
  useEffect(() => {
    if (data && isFetchedAfterMount) session.arrived(data);
  }, [session, data, isFetchedAfterMount]);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => session.typed() }), [form, session]);
  return { query, form, session, ...state };
}

export type Edit = ReturnType<typeof useEdit>;
