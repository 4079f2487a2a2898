import { useQuery } from '@tanstack/react-query';
import type { DeskAgent } from '#contract/conversations/desk.ts';
import * as copy from '#contract/messages/en/conversations/assignment.ts';
import { fill } from '#contract/messages/fill.ts';
import { orpc } from '../../../lib/http/query.ts';
import { Field } from '../../../ui/form/field.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';

/** One of the team, with who is here and how much each has. */
export function ColleagueField({
  except,
  chosen,
  error,
  onChoose,
}: {
  /** Whoever has the chat already. */
  except: string | null;
  chosen: string;
  error: string | undefined;
  onChoose: (agent: DeskAgent | null) => void;
}) {
  const team = useQuery({ ...orpc.desk.agents.queryOptions(), staleTime: 0 });
  const others = (team.data?.items ?? []).filter(({ id }) => id !== except);
  if (team.isLoadingError) return <LoadFailed onRetry={() => void team.refetch()}>{copy.agentsFailed}</LoadFailed>;
  return (
    <Field label={copy.colleague} required unmarked error={error}>
      <NativeSelect
        value={chosen}
        onChange={({ target }) => onChoose(others.find(({ id }) => id === target.value) ?? null)}
      >
        <option value="">{others.length || team.isPending ? copy.chooseColleague : copy.noColleagues}</option>
        {others.map((one) => (
          <option key={one.id} value={one.id}>
            {agentWords(one)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

const agentWords = ({ name, here, chats }: DeskAgent) =>
  fill(here ? copy.hereWithChats : copy.awayWithChats, { name, count: chats });
