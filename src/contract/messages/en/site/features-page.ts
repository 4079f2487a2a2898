export const title = 'Features · Effortless guest support with Porchlight';
export const description =
  'Answers around the clock, diagnosis before a visit, work orders to your own contractors, people behind it.';
export const heading = 'Effortless Guest Support, 24/7';
export const lead =
  "From a guest's first words to a finished repair: answered, diagnosed, dispatched and followed up, under rules you set.";
export const featuresLabel = 'Features';
export const howTitle = 'How It Works';
export const howLead = 'Five steps, one thread. You can read along at any time, and step in when you like.';

// Three stories, not customers: each says that it is an example.
export const storiesTitle = 'What it can feel like';
export const storiesLead = "These three stories are examples. We wrote them ourselves: we don't invent customers.";
export const cabinTitle = 'A cabin, two hours away';
export const cabinStory =
  'The keypad died at 11 p.m. The guest got the steps to change the battery, then the lock box code after the stay check. I read about it in the morning.';
export const cabinWho = 'Example of a host with one cabin';
export const apartmentsTitle = 'Six apartments in town';
export const apartmentsStory =
  'Half of what comes in is Wi-Fi, parking and trash. All of that gets answered now. What reaches me is three questions a week, each with one button.';
export const apartmentsWho = 'Example of a landlord with six apartments';
export const homesTitle = 'Forty homes, a small team';
export const homesStory =
  "Our plumber gets the job with the photos and the limit. If he's busy, the next one is asked, and we see every step of it.";
export const homesWho = 'Example of a property manager';

// The last words of the page.
export const callToActionTitle = 'See it at your own property';
export const callToAction = 'Fill in one property, print its card, and ask it something. 14 days free, no credit card.';
