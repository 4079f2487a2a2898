import type { Tool } from '../tool.ts';
import { listHouses, readHouse, setHouseFacts } from './houses.ts';
import { addArticle, askAsGuest, listArticles } from './knowledge.ts';
import { answerGuests, decideApproval, listNeedsOwner } from './needs-owner.ts';
import { listStays } from './stays.ts';
import { listWorkOrders, readWorkOrder } from './work-orders.ts';

/** In the order in which an assistant is shown them: what reads, then what changes. */
export const tools: readonly Tool[] = [
  listHouses,
  readHouse,
  listArticles,
  askAsGuest,
  listNeedsOwner,
  listWorkOrders,
  readWorkOrder,
  listStays,
  decideApproval,
  answerGuests,
  addArticle,
  setHouseFacts,
];
