/** Closed lists of the domain, as the specification words them. The database checks the same lists. */

export const propertyTypes = [
  'Single Family',
  'Townhouse',
  'Condo',
  'Apartment',
  'Duplex',
  'Mobile Home',
  'Other',
] as const;
export const lockTypes = ['Key in Lock Box', 'Number Keypad', 'App Enabled', 'Other', 'None'] as const;
export const waterSupplyTypes = ['city', 'well', 'other', 'none'] as const;
export const shutOffTypes = ['Valve', 'Circuit Breaker', 'Other', 'None'] as const;
export const thermostatTypes = ['Manual', 'Digital', 'Smart', 'Other', 'None'] as const;
export const tvServices = ['Cable', 'Satellite', 'Streaming', 'Other', 'None'] as const;
export const curbDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'None'] as const;
export const activeStates = ['active', 'inactive'] as const;

export const serviceTypes = [
  'cleaning',
  'electrical',
  'gas',
  'handyman',
  'hvac',
  'landscaping',
  'plumbing',
  'rental_management',
  'septic',
  'home_warranty',
  'pest_control',
  'property_management',
] as const;
export type ServiceType = (typeof serviceTypes)[number];

export const serviceTypeLabels: Record<ServiceType, string> = {
  cleaning: 'Cleaning',
  electrical: 'Electrical',
  gas: 'Gas',
  handyman: 'Handyman',
  hvac: 'HVAC',
  landscaping: 'Landscaping',
  plumbing: 'Plumbing',
  rental_management: 'Rental Management',
  septic: 'Septic/Sewage',
  home_warranty: 'Home Warranty',
  pest_control: 'Pest Control',
  property_management: 'Property Management',
};

/** How a contractor wants to hear of a job; a phone job goes to a person who calls. */
export const notificationMethods = ['email', 'phone', 'text'] as const;
export type NotificationMethod = (typeof notificationMethods)[number];

/** From worst to mildest; `urgencyRank` of a later one is lower. */
export const urgencies = ['urgent', 'high', 'medium', 'low', 'non_urgent'] as const;
export type Urgency = (typeof urgencies)[number];
export const urgencyLabels: Record<Urgency, string> = {
  urgent: 'Urgent',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  non_urgent: 'Non-urgent',
};

export const workOrderStatuses = ['open', 'in_progress', 'completed', 'cancelled'] as const;
export type WorkOrderStatus = (typeof workOrderStatuses)[number];
export const workOrderStatusLabels: Record<WorkOrderStatus, string> = {
  open: 'Open',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** The columns by which the list of work orders can be sorted. */
export const workOrderSorts = [
  'reference',
  'urgency',
  'status',
  'address',
  'created_at',
  'updated_at',
  'completed_at',
] as const;
export type WorkOrderSort = (typeof workOrderSorts)[number];

/** What happens under a work order's status while a contractor is found, sent and paid. */
export const dispatchStates = [
  'triage',
  'awaiting_approval',
  'offered',
  'accepted',
  'scheduled',
  'en_route',
  'on_site',
  'awaiting_parts',
  'pending_confirmation',
  'closed',
] as const;
export type DispatchState = (typeof dispatchStates)[number];

/** Why a visit is still to be agreed: the kinds of timeline entries that say so. */
export const visitNotes = ['other_time', 'no_access', 'follow_up', 'reopened'] as const;
export type VisitNote = (typeof visitNotes)[number];

export const offerStates = ['offered', 'accepted', 'declined', 'expired', 'revoked'] as const;
export type OfferState = (typeof offerStates)[number];

/** A guest at a property, whom the assistant answers first; or an owner with the desk, whom people answer. */
export const conversationKinds = ['guest', 'support'] as const;

/** Who answers in a thread: the assistant, nobody yet (a person was asked for), a person; or it rests. */
export const conversationStates = ['assistant', 'waiting', 'assigned', 'snoozed', 'done'] as const;
export type ConversationState = (typeof conversationStates)[number];

export const channels = ['web', 'sms', 'whatsapp', 'voice', 'email'] as const;
export type Channel = (typeof channels)[number];

export const messageAuthors = ['guest', 'assistant', 'agent', 'owner', 'contractor', 'system'] as const;
export type MessageAuthor = (typeof messageAuthors)[number];

/** `note` is for people of the desk only; `card` shows a work order; `event` is a line such as "Maya joined". */
export const messageKinds = ['text', 'note', 'card', 'event'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** A reply the assistant proposes waits for a person, who sends it or drops it; a newer one replaces it. */
export const draftStates = ['waiting', 'sent', 'dropped', 'replaced'] as const;

/** What an owner may want done with a job: send a contractor, be asked first, leave it to the team. */
export const protocolActions = ['dispatch', 'ask_owner', 'human'] as const;
export type ProtocolAction = (typeof protocolActions)[number];

/** What guests write about, as far as an owner may rule on each by itself. */
export const topics = ['questions', 'codes', 'troubles'] as const;
export type Topic = (typeof topics)[number];
export const topicLabels: Record<Topic, string> = {
  questions: 'Questions about the home',
  codes: 'Codes and the Wi-Fi password',
  troubles: 'Something that is broken',
};

/** Of how much somebody is told: `important` is danger, a job nobody takes, and what waits for an answer. */
export const tellings = ['everything', 'important', 'nothing'] as const;
export type Telling = (typeof tellings)[number];

/** The rules of a protocol in the order they are read. */
export const ruleKeys = [
  'autonomy',
  'topic_autonomy',
  'escalation_phrases',
  'actions',
  'nte_cents',
  'emergency_nte_cents',
  'approval_wait_minutes',
  'approval_default',
  'accept_window_minutes',
  'quiet_hours',
  'told',
  'early_access_hours',
] as const;
export type RuleKey = (typeof ruleKeys)[number];

export const autonomies = ['off', 'draft', 'auto'] as const;
export type Autonomy = (typeof autonomies)[number];

/** What the vault guards: property columns whose value never enters a model, a log or a page (product rules, section 3). */
export const secretNames = [
  'front_door_lock_code',
  'front_door_lock_instructions',
  'alt_lock_box_location',
  'alt_lock_box_code',
  'wifi_password',
] as const;
export type SecretName = (typeof secretNames)[number];
export const secretLabels: Record<SecretName, string> = {
  front_door_lock_code: 'Door code',
  front_door_lock_instructions: 'Entry instructions',
  alt_lock_box_location: 'Lock box location',
  alt_lock_box_code: 'Lock box code',
  wifi_password: 'Wi-Fi password',
};

/** Label of anything that is released after the stay check: a vault name, the street address, an article for verified guests. */
export const labelOfSecret = (name: string): string =>
  name === 'street_address' ? 'Street address' : (secretLabels[name as SecretName] ?? 'For confirmed guests');

/** Who may be told an article: any guest, a guest whose stay is confirmed, or nobody but the people who help. */
export const articleAudiences = ['anyone', 'verified', 'team'] as const;
export type ArticleAudience = (typeof articleAudiences)[number];
export const audienceLabels: Record<ArticleAudience, string> = {
  anyone: 'Anyone',
  verified: 'Verified guests only',
  team: 'Team only',
};

/** How an owner's answer to a guest's question came. */
export const answerWays = ['app', 'link', 'article'] as const;
export type AnswerWay = (typeof answerWays)[number];

/** Who works for Porchlight. */
export const staffRoles = ['agent', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];
export const accountRoles = ['owner', 'agent', 'admin'] as const;
export type AccountRole = (typeof accountRoles)[number];

export const safetyKinds = [
  'gas',
  'co',
  'fire',
  'flood',
  'electric',
  'breakin',
  'medical',
  'lockout',
  'collapse',
] as const;
export type SafetyKind = (typeof safetyKinds)[number];
export const dangerWords: Record<SafetyKind, string> = {
  gas: 'A smell of gas',
  co: 'Carbon monoxide',
  fire: 'Fire or smoke',
  flood: 'Flooding',
  electric: 'An electrical danger',
  breakin: 'A break-in',
  medical: 'A medical emergency',
  lockout: 'Somebody locked out in danger',
  collapse: 'Something that may collapse',
};

/** The rungs of the on-call ladder, in the order they are rung. Shifts name the first three; then everyone who works here. */
export const alarmRungs = ['first', 'second', 'lead', 'everyone'] as const;
export type AlarmRung = (typeof alarmRungs)[number];

/** What an owner is told of, each with its title, message and link. */
export const notificationKinds = [
  'person_requested',
  'emergency',
  'work_order_opened',
  'work_order_accepted',
  'work_order_scheduled',
  'work_order_on_site',
  'work_order_completed',
  'work_order_cancelled',
  'contractor_declined',
  'nobody_accepted',
  'approval_needed',
  'owner_question',
  'support_reply',
  'code_due',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const formSources = [
  'Landing Request Demo',
  'Contact Sales Features Page',
  'Contact Us Pricing Page',
  'Contact Page Contact Us',
  'FAQ Quick Question',
  'FAQ Demo Request',
  'About Page Contact Us',
] as const;
export type FormSource = (typeof formSources)[number];
/** Where a question to the team came from: one of the forms, or the site's chat. */
export const questionSources = [...formSources, 'Site Chat'] as const;
export type QuestionSource = (typeof questionSources)[number];

/** How a webhook's delivery stands. `pending`: not taken yet, tried again for three days; `failed`: given up. */
export const deliveryStates = ['pending', 'delivered', 'failed'] as const;
