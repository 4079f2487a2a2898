/** The eight cards of the Features page; the chat answers from them too. */
export const siteFeatures = [
  {
    id: 'answers',
    title: 'Answers around the clock',
    text: "Guests write in their own words, at any hour. They get an answer from that property's facts, with its source.",
  },
  {
    id: 'diagnosis',
    title: 'Diagnosis before a visit',
    text: 'Step-by-step help for no hot water, a tripped breaker, a dead lock and more. Many problems are solved without a visit.',
  },
  {
    id: 'work-orders',
    title: 'Work orders, filled in',
    text: "Guest, address, urgency, what's wrong and what's been tried: filled in from the conversation, ready for a contractor.",
  },
  {
    id: 'dispatch',
    title: 'Dispatch to your contractors',
    text: "By email, text or phone, in your order, with a deadline to accept. If one says no or doesn't answer, we ask the next.",
  },
  {
    id: 'protocols',
    title: 'Your protocols',
    text: 'Say once which jobs go out right away, which need your approval first and what they may cost. Each rule reads like a sentence.',
  },
  {
    id: 'people',
    title: 'People behind it',
    text: "A guest can ask for a person at any time. Our agents take over with a summary and hand back when it's done.",
  },
  {
    id: 'dashboard',
    title: 'A live dashboard',
    text: 'Conversations and work orders appear and change as you watch. What needs you comes first.',
  },
  {
    id: 'vault',
    title: 'Codes kept safe',
    text: 'Door codes and passwords are encrypted, and released only to a guest whose current stay has been checked. You can see every release.',
  },
] as const;

/** 'How It Works', in the order it happens. */
export const howItWorks = [
  { title: 'Guest Contact', text: 'A guest scans the QR card in the property, or opens their link, and writes.' },
  {
    title: 'Issue Assessment',
    text: 'We look for danger first. Then the guest gets an answer from the property’s facts, or a diagnosis begins.',
  },
  {
    title: 'Work Assignment',
    text: 'If it needs a visit, a work order goes to the right contractor under your rules.',
  },
  { title: 'Scheduling & Execution', text: 'The contractor accepts, says when, and reports each step with photos.' },
  { title: 'Resolution & Feedback', text: "The guest is asked whether it's fixed, and you see what it took." },
] as const;
