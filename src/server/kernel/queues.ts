/**
 * Jobs that say which row to look at, and nothing else: they read the truth when they run. Whoever reads the queue learns
 * ids.
 */
export type IdQueues = {
  /** The seven days in which an owner could keep their account are over. */
  'account.delete': { customerId: string };
  /** Everything of an account is put into one file. */
  'archive.make': { archiveId: string };
  /** A file that was sent is tried; nothing of it is kept. */
  'archive.check': { archiveId: string };
  'archive.read-back': { archiveId: string };
  /** Whether an account's plan is renewed follows whether the account goes. */
  'account.renewal': { customerId: string };
  /** On the clock: fixed door codes that a guest who left still knows. */
  'stay.code-due': Record<string, never>;
  'offer.expire': { offerId: string };
  'approval.expire': { approvalId: string };
  /** The owner's quiet hours are over. */
  'dispatch.wake': { workOrderId: string };
  /** A person put a job off until now. */
  'order.hold-over': { workOrderId: string };
  /** The guest was asked whether it is fixed, and has not said. */
  'order.close': { workOrderId: string };
  'alarm.ring': { alarmId: string };
  /** A promise to whoever waits in a chat is to be looked at. */
  'sla.due': { clockId: string };
  /** A reply of the desk that waited has its time. */
  'reply.later': { replyId: string };
  /** A colleague was asked for a chat, and has not said. */
  'takeover.lapse': { takeoverId: string };
  /** A webhook's event, by the provider's id for it. */
  'payment.event': { eventId: string };
  /** The number of properties paid for follows the number there are. */
  'payment.quantity': { customerId: string };
  /** Name and address on invoices follow the profile. */
  'payment.customer': { customerId: string };
  /** What guests of a customer's properties are told was changed, or was not tried yet by this edition of the code. */
  'answers.try': { customerId: string };
  /** Once a night: what we hold is compared with the provider. */
  'payment.reconcile': Record<string, never>;
  /** On the clock: mails about trials that end. */
  'billing.notices': Record<string, never>;
  /** One call of an owner's webhook. */
  'webhook.deliver': { deliveryId: string };
  /** On the clock, once an hour, on one node. */
  'expired.purge': Record<string, never>;
  /** Every two minutes, on one node. */
  'files.sweep': Record<string, never>;
};

/**
 * Jobs that need words no row holds: a mail with its link or code, an address that somebody typed. The words lie sealed
 * in `job_payloads` under the job's id until it is done; the job itself is empty.
 */
export type SealedQueues = {
  'mail.send': {
    messageId: string;
    to: string;
    subject: string;
    text: string;
    html?: string;
    headers?: Record<string, string>;
    /** Whose address it is, so that one which refuses mail for good is known; and which offer waits for it. */
    contractorId?: string;
    offerId?: string;
  };
  'text.send': { messageId: string; to: string; body: string };
  'call.ask': { messageId: string; to: string; script: string };
  'account.verify': { email: string };
  'account.forgot': { email: string };
  'account.code': { email: string };
  /** Somebody in a thread asks for a code at the address of a booking. */
  'stay.code': { conversationId: string; by: 'email' | 'phone'; to: string };
};

export type Queues = IdQueues & SealedQueues;
export type QueueName = keyof Queues;

/** What pg-boss gives a job before it takes it for lost. A node that ended is noticed by its silence, long before. */
const usualSeconds = 15 * 60;
const longSeconds = 6 * 3600;

const ids = (retryLimit: number, expireInSeconds = usualSeconds) => ({ retryLimit, expireInSeconds, sealed: false });
const words = (retryLimit: number) => ({ retryLimit, expireInSeconds: usualSeconds, sealed: true });

/** The compiler holds that what is not sealed carries ids alone. */
type IdsAlone<Of> = {
  [Q in keyof Of]: { [Name in keyof Of[Q]]: Name extends `${string}Id` ? string : never };
};
type Rules<Of extends IdsAlone<Of>> = Record<keyof Of, ReturnType<typeof ids>> &
  Record<keyof SealedQueues, ReturnType<typeof words>>;

export const queueRules: Rules<IdQueues> = {
  'mail.send': words(8),
  'text.send': words(8),
  'call.ask': words(8),
  'account.verify': words(8),
  'account.forgot': words(8),
  'account.code': words(8),
  'stay.code': words(8),
  'account.delete': ids(20),
  'archive.make': ids(20, longSeconds),
  'archive.check': ids(20, longSeconds),
  'archive.read-back': ids(20, longSeconds),
  'account.renewal': ids(20),
  'stay.code-due': ids(0),
  'offer.expire': ids(20),
  'approval.expire': ids(20),
  'dispatch.wake': ids(20),
  'order.hold-over': ids(20),
  'order.close': ids(20),
  'alarm.ring': ids(20),
  'sla.due': ids(20),
  'reply.later': ids(20),
  'takeover.lapse': ids(20),
  'answers.try': ids(3),
  'payment.event': ids(20),
  'payment.quantity': ids(20),
  'payment.customer': ids(20),
  'payment.reconcile': ids(3),
  'billing.notices': ids(0),
  'webhook.deliver': ids(3),
  'expired.purge': ids(0),
  'files.sweep': ids(0),
};

export const isSealed = (queue: QueueName): boolean => queueRules[queue].sealed;
export const sealedQueues = (Object.keys(queueRules) as QueueName[]).filter(isSealed); // the keys of the table above
