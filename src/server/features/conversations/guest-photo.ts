import type { Message } from '#contract/conversations/messages.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/conversations/guest-api.ts';
import * as guestRefusalsCopy from '#contract/messages/en/guest-refusals.ts';
import { addPhotoRow, isCheckedChat, keepPhoto, workOrdersOfThread } from '#features/work-orders';
import type { Deps, RequestContext } from '#server/kernel/context.ts';
import { invalid, notFound } from '#server/kernel/errors.ts';
import { once, recall } from '#server/kernel/once.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { openStayThread } from './guest-access.ts';
import { viewMessages } from './message-view.ts';
import { messagesOf } from './queries.ts';
import { receiveInThread } from './receive-in-thread.ts';

const sending = { name: 'guest-photo', max: 10, windowSeconds: 60 };

type Sent = { token: string; id: string; file: File; client_id?: string | null | undefined };

/** A guest's photo, made anew and shown in their thread: once, by the request's key or by the page's id of the line. */
export async function takePhoto(context: RequestContext, { file, client_id, ...address }: Sent): Promise<Message> {
  if (file.size >= limits.imageBytes) throw invalid({ file: guestRefusalsCopy.fileTooBig });
  const { deps } = context;
  const { thread, service } = await openStayThread(context, address, sending);
  const again = (unit: UnitOfWork, id: string) => lineBy(unit, deps, thread.id, { id });
  const before = (unit: UnitOfWork) => lineBy(unit, deps, thread.id, { client_id: client_id ?? '' });
  const sent = (await recall(deps, service, again)) ?? (client_id && (await withActor(deps.store, service, before)));
  if (sent) return sent;
  const kept = await keepPhoto(deps, file);
  const add = async (unit: UnitOfWork) => {
    const photo = await addPhotoRow(unit, kept, {
      customer_id: thread.customer_id,
      conversation_id: thread.id,
      work_order_id: await openJobOf(unit, thread.id),
      by: thread.guest_name ?? 'Guest',
    });
    const line = { body: copy.photoSent, photo_id: photo.id, client_id: client_id ?? null };
    const [view] = await viewMessages(unit, [await receiveInThread(unit, thread, line)], deps.fileLinks, () => null);
    return view;
  };
  const line = await once(deps, service, add, again);
  if (!line) throw notFound();
  return line;
}

/**
 * The newest job of this chat that is open: its contractor sees the photo. Without one it is the newest that the chat
 * joined, once its guest is checked: a stranger's photo reaches no job of somebody else.
 */
async function openJobOf(unit: UnitOfWork, threadId: string): Promise<string | null> {
  const open = (await workOrdersOfThread(unit, threadId)).filter((one) => one.dispatch_state !== 'closed');
  const own = open.find((one) => one.conversation_id === threadId);
  if (own) return own.id;
  const [joined] = open;
  return joined && (await isCheckedChat(unit, threadId)) ? joined.id : null;
}

/** The photo as it arrived the first time, when its answer was lost on the way back. */
async function lineBy(
  unit: UnitOfWork,
  deps: Pick<Deps, 'fileLinks'>,
  threadId: string,
  by: { id: string } | { client_id: string },
): Promise<Message | undefined> {
  const rows = await messagesOf(unit, threadId, 'guest');
  const isIt = (row: (typeof rows)[number]) => ('id' in by ? row.id === by.id : row.client_id === by.client_id);
  const [view] = await viewMessages(unit, rows.filter(isIt), deps.fileLinks, () => null);
  return view;
}
