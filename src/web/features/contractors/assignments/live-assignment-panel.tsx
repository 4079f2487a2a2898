import { useQuery } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/contractors/assignments.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc } from '../../../lib/http/query.ts';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AssignmentBoard } from './assignment-board.tsx';
import { useAssignmentActs } from './use-assignment-acts.ts';

/** The contractors of a property that is there: everything acts on the server at once. */
export function LiveAssignmentPanel({ propertyId }: { propertyId: string }) {
  const { data, error, refetch } = useQuery(orpc.assignments.list.queryOptions({ input: { property_id: propertyId } }));
  const items = data?.items ?? [];
  const acts = useAssignmentActs(propertyId, items);
  if (data) return <AssignmentBoard about={propertyId} items={items} acts={acts} keepsStar />;
  if (!error) return <Skeleton className="h-64" label={copy.loadingAssigned} />;
  return <LoadFailed onRetry={() => void refetch()}>{messageOf(error)}</LoadFailed>;
}
