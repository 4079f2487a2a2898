// What each figure of a report counts, in a sentence or two.
export const settled =
  'A request is the messages of one guest on one matter. It is settled when no person wrote, and within 72 hours the guest did not come back on the topic, did not say “no” or send a thumb down, and no work order of it was reopened. Requests are counted once those 72 hours are over.';
export const outcomes =
  'Each request counts once, as the first of these that is true: somebody was in danger; a person was called or wrote; the owner was asked; it was not settled (no answer was shown, the guest came back on it, said no, or its work order was reopened); settled. The five sum to all.';
export const firstWord =
  'From the guest’s first line on a matter to the first answer of anybody: the assistant, the owner or the Porchlight team.';
export const claim = 'From the hand-over of a chat to the person who took it.';
export const firstHumanWord = 'From the hand-over of a chat to the first line that a person wrote.';
export const times =
  'Of work orders opened in these days: from the opening to a contractor’s yes, to an agreed time, to the arrival, and to the end of the work. An order that has not come to a step is not counted in it.';
export const done =
  'Of work orders opened in these days and done: from the opening to the end of the work. Cancelled ones are not counted.';
export const fixedAtFirst =
  'Done with one visit, not reopened, and no work order of the same trade at the same property within 30 days. Counted once those 30 days are over.';
export const spent =
  'What work orders that were done in these days cost, by the cost that the contractor or the desk entered. Orders without a cost are not counted.';
export const overLimit =
  'Work orders that cost more than the limit in force, of those that have both a cost and a limit.';
export const load = 'Requests that began in each hour of the day, and chats that were handed to people in it.';
export const downtime =
  'From the opening of a work order for heat, cooling, hot water, water, power, a lock or the drains to the guest’s word that it works; where the guest said nothing, to the end of the work.';
export const stars =
  'What guests gave after a work order was done, of all work orders opened in these days that were done.';
export const contractors =
  'Of jobs opened in these days and done. “Answers in” is from the offer to a yes or no; “Says yes” counts offers that ended without an answer as a no.';
export const reviews =
  'Of 30 settled requests a week, drawn by chance and read by people: the share whose answer was right. The interval holds the true share 95 times of 100.';
export const topics = 'What the answer was about. One request has one topic.';
export const withoutVisit = 'Settled requests about something broken that came to no work order.';
export const reopened = 'Work orders that were reopened after the contractor said that they were done.';
export const confirmed = 'Work orders whose guest said that it is fixed, of those that were done.';
export const asked = 'How many contractors were asked until one said yes, or nobody was left.';
export const slaKept =
  'Promised times that were kept, of all that ended in these days or were missed. The clock runs from the hand-over, stands still only while somebody outside the team has to write, and a missed time stays missed though somebody answers a minute later.';
