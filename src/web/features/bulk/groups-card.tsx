import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type GroupKind, groupKinds, groupLabels } from '#contract/enumerations/groups.ts';
import * as copy from '#contract/messages/en/properties/groups.ts';
import { fill } from '#contract/messages/fill.ts';
import { type GroupOfProperty, groupLimits } from '#contract/properties/property-groups.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Field } from '../../ui/form/field.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { showFailure } from '../../ui/overlay/toast.ts';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { runDeed } from './bulk-acts.ts';
import { GroupNames } from './group-names.tsx';
import { groupValue } from './typed-deed.ts';

/** The tags, the building and the owner of one property: the same deeds as for many, with the same way back. */
export function GroupsCard({ propertyId, still }: { propertyId: string; still: boolean }) {
  const query = useQuery(orpc.propertyGroups.of.queryOptions({ input: { id: propertyId } }));
  return (
    <Card aria-labelledby="property-groups">
      <CardHeader id="property-groups" title={copy.cardTitle} />
      {query.isPending && <Skeleton className="h-10" label={copy.loadingGroups} />}
      {query.isLoadingError && <LoadFailed onRetry={() => void query.refetch()}>{copy.groupsFailed}</LoadFailed>}
      {query.data && (
        <div className="grid grid-cols-1 gap-4">
          <Groups propertyId={propertyId} groups={query.data.items} still={still} />
          {!still && <AddGroup propertyId={propertyId} />}
        </div>
      )}
    </Card>
  );
}

function Groups({ propertyId, groups, still }: { propertyId: string; groups: GroupOfProperty[]; still: boolean }) {
  if (groups.length === 0) return <p className="text-ink-2">{copy.cardEmpty}</p>;
  const remove = (group: GroupOfProperty) =>
    runDeed([propertyId], { kind: 'remove_group', group }).catch((error: unknown) => showFailure(messageOf(error)));
  return (
    <ul className="flex flex-wrap gap-2">
      {groups.map((group) => (
        <li key={groupValue(group)} className="inline-flex items-center gap-1 rounded-control bg-surface-3 pl-3">
          <span className="min-w-0 py-1 wrap-anywhere">
            {group.kind === 'tag'
              ? group.name
              : fill(copy.kindAndName, { kind: groupLabels[group.kind], name: group.name })}
          </span>
          {still ? (
            <span className="pr-3" />
          ) : (
            <IconButton
              icon={X}
              size="compact"
              label={fill(copy.removeFrom, { name: group.name })}
              onClick={() => void remove(group)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function AddGroup({ propertyId }: { propertyId: string }) {
  const [kind, setKind] = useState<GroupKind>('tag');
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return setError(copy.nameNeeded);
    if (busy) return undefined;
    setBusy(true);
    try {
      const { refused } = await runDeed([propertyId], { kind: 'add_group', group: { kind, name } });
      if (refused[0]) setError(refused[0].why);
      else setName('');
    } catch (refused) {
      setError(messageOf(refused));
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void add(event)}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-end gap-2"
    >
      <Field label={copy.kindLabel} required unmarked>
        <NativeSelect
          value={kind}
          onChange={({ target }) => setKind(groupKinds.find((one) => one === target.value) ?? 'tag')}
        >
          {groupKinds.map((one) => (
            <option key={one} value={one}>
              {groupLabels[one]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={copy.nameLabel} required unmarked error={error}>
        <TextInput
          value={name}
          list="groups-of-property"
          autoComplete="off"
          maxLength={groupLimits.nameLength}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
        />
      </Field>
      <Button type="submit" busy={busy}>
        {copy.addTo}
      </Button>
      <GroupNames id="groups-of-property" kind={kind} />
    </form>
  );
}
