export const title = 'Home · Porchlight answers your rental guests day and night';
export const description =
  "Porchlight answers your guests' questions, finds out what's wrong, and gets your own contractor to fix it, even at 2 a.m.";

// The top of the page.
/** The space in '2 a.m.' is one that no line breaks at. */
export const heading = 'Your guests get an answer at 2\u00a0a.m. You get to sleep.';
export const lead =
  "Porchlight knows your property, finds out what's wrong, and sends your own contractor. When it takes a person, a person is there.";
export const seeHow = 'See how it works';
export const noStrings = '14 days free. No credit card. No long-term contract.';

// A guest's chat that plays beside it.
export const sampleProperty = 'Cedar Cottage';
export const sampleAssistantOn = 'The house assistant is on';
/** Read out before what each of them says. */
export const sampleGuest = 'Guest:';
export const samplePorchlight = 'Porchlight:';
export const sampleLeak = "There's water coming from under the kitchen sink";
export const sampleValve = 'Turn the valve inside the left cabinet clockwise until it stops. Has the water stopped?';
/** What the answer above was taken from. */
export const sampleSource = 'Water shut-off';
export const sampleFrom = 'From: {source}';
export const sampleStopped = 'Yes, it stopped';
export const sampleSending = "Good. I'm sending a plumber, and I'll let the owner know. You can stay in bed.";
export const sampleAccepted = 'Your plumber accepted';
export const sampleArrival = 'Arriving between 8 and 9 a.m.';
export const samplePause = 'Pause the example';
export const sampleAgain = 'Play the example again';

// Four moments of a night.
export const nightTitle = 'What happens at 2 a.m.';
export const scanTime = '2:04 a.m.';
export const scanTitle = 'Your guest scans the card by the door';
export const scan = 'No app, no account. “There’s water coming from under the kitchen sink.”';
export const valveTime = '2:05 a.m.';
export const valveTitle = 'They learn where the valve is';
export const valve = 'The answer comes from what you wrote about this house, and it says so.';
export const plumberTime = '2:07 a.m.';
export const plumberTitle = 'Your plumber gets the job';
export const plumber =
  "With what happened, what's been tried, and how much it may cost. No answer in time? We ask the next one.";
export const coffeeTime = '7:30 a.m.';
export const coffeeTitle = 'You read about it over coffee';
export const coffee = "Every step is there: who said what, who came, and whether the guest says it's fixed.";

// Four figures, each with what it is about on a line of its own below it. The specification words these claims.
export const benefitsTitle = 'What changes for you';
export const workloadFigure = 'About 86%';
export const workload = 'of guest support workload removed';
export const workloadMore = "What's left are the decisions only you can make.";
export const setupFigure = 'Under 15 minutes';
export const setup = 'to set up a single property';
export const setupMore = 'Larger portfolios take 2-3 business days.';
export const feesFigure = 'No setup fees';
export const fees = 'and no long-term contract';
export const feesMore = 'You pay only for the properties that are active.';
export const trialFigure = '14 days free';
export const trial = 'with no credit card';
export const trialMore = "If you leave, you can export what's yours.";

// Six cards.
export const cardsTitle = 'Everything from question to fixed';
export const cardsLead = 'One thread, so nothing falls between two tools.';
export const supportCardTitle = '24/7 Support';
export const supportCard = 'Guests get an answer at any hour, on any day, and can ask for a person at any time.';
export const answersCardTitle = 'AI-Powered Responses';
export const answersCard = 'Answers come from what you wrote about the house, and each one names its source.';
export const routingCardTitle = 'Smart Ticket Routing';
export const routingCard =
  'The right contractor on your list gets the job, in the order you set. No answer? We ask the next one.';
export const analyticsCardTitle = 'Analytics Dashboard';
export const analyticsCard = 'See what came in, what got settled and what it took, for each property, as it happens.';
export const resolutionCardTitle = 'Quick Resolution';
export const resolutionCard = 'We diagnose first: many problems are solved in the chat, without a visit.';
export const secureCardTitle = 'Secure & Compliant';
export const secureCard = 'Door codes are encrypted, and released only to a guest whose stay has been checked.';

// The last words of the page.
export const callToActionTitle = 'Leave the light on';
export const callToAction = 'Set up your first property in under 15 minutes. 14 days free, no credit card.';
