import { Skeleton } from '../../../ui/skeleton.tsx';

/** The greeting's shape while it is on its way. */
export function ChatSkeleton() {
  return (
    <div className="flex flex-col gap-3 p-4">
      <Skeleton className="h-4.5 w-32" />
      <Skeleton className="h-24 w-4/5 max-w-lg rounded-dialog" label="Loading the chat" />
    </div>
  );
}
