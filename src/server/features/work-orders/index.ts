/** Work orders: what is wrong, for whom, how bad, and everything that happened to it. */

export { accessKind, accessOf, accessWords, sayAccess } from './access-said.ts';
export { bringBack, type Carried, carryOver } from './carry-over.ts';
export { asWatched, cardsOf, chatsOf } from './chats-of-order.ts';
export { costLinesOf, replaceCostLines } from './cost-lines.ts';
export { toEstimate } from './estimates.ts';
export { joinWorkOrder, saidBy, sameTrouble, splitOff, takeJoined } from './joins.ts';
export { limitAt } from './limit-at.ts';
export { hasWords } from './list.ts';
export { countsAsFault, markLock } from './mark-lock.ts';
export { lastMerge } from './merging.ts';
export { cancelForGuest, cancelWorkOrder, moveWorkOrder, noteOnWorkOrder } from './move-work-order.ts';
export { isAllowedNow } from './moves.ts';
export { idsOf, openWorkOrder } from './open-work-order.ts';
export { orderFileProcedures } from './order-file-procedures.ts';
export { addOrderFile, mayTakeOneMore, orderFilesOf, removeOrderFile, toOrderFile } from './order-files.ts';
export {
  findOrderMessage,
  isToldAlready,
  type NewOrderMessage,
  type OrderMessageRecord,
  threadForContractor,
  threadOf,
  writeInThread,
} from './order-thread.ts';
export { addPhotoRow, attachThreadPhotos, keepPhoto, type PhotoFile, toPhoto } from './photos.ts';
export { workOrderProcedures } from './procedures.ts';
export {
  findWorkOrder,
  lockWorkOrder,
  photosOf,
  referenceOf,
  type ThreadsOrder,
  timelineOf,
  toReadersCard,
  toWorkOrder,
  type WorkOrderRecord,
  workOrdersOfThread,
} from './queries.ts';
export { countAsChecked, isChecked, isCheckedChat } from './reporter.ts';
export { soOftenADay } from './so-often-a-day.ts';
export { leftOut, withNewest } from './summaries.ts';
export { addTimeline, type TimelineEntry } from './timeline.ts';
