/** The FAQ, as the page shows it and the site's assistant answers from it. `words`: what visitors call it besides. */
export type FaqItem = {
  id: string;
  question: string;
  answer: string;
  words: string;
  /** Wordings that ask this and nothing else, in small letters without punctuation; `*` takes any ending, ` .` ends the message. */
  phrases: readonly string[];
};

export const faq: readonly FaqItem[] = [
  {
    id: 'what-it-does',
    question: 'What does Porchlight do?',
    answer:
      "Porchlight answers your guests around the clock from what it knows about each property, works out what is wrong when something breaks, and sends a work order to your own contractor under rules you set. When a person is needed, our team steps in. It removes about 86% of an owner's guest support workload.",
    words: 'service product what is this explain overview workload',
    phrases: ['what is porchlight', 'what do you do .', 'what does it do .', 'tell me about porchlight'],
  },
  {
    id: 'who-for',
    question: 'Who is Porchlight for?',
    answer:
      'Landlords, hosts and managers of rental properties, from one cottage to a portfolio. It serves short stays and leases alike.',
    words: 'airbnb vrbo host landlord property manager short term long term rental residents tenants customers',
    phrases: ['who is it for', 'who uses', 'long term lease', 'long term rental', 'short term rental'],
  },
  {
    id: 'setup-time',
    question: 'How long does setup take?',
    answer:
      'A single property takes under 15 minutes. Larger portfolios take 2-3 business days, and you can fill properties from a spreadsheet or by copying one you have.',
    words: 'onboarding start install get started quick setup time days minutes import',
    phrases: [
      'how long to set',
      'how long until',
      'set up time',
      'time to set up',
      'how long does it take',
      'how fast can i',
      'how quickly',
      'get set up',
      'get started',
    ],
  },
  {
    id: 'setup-fees',
    question: 'Is there a setup fee or a contract?',
    answer:
      'No. There are no setup fees and no long-term contract. You pay for each active property, by the month or by the year.',
    words: 'commitment lock in hidden costs fee contract minimum term',
    phrases: [
      'a contract',
      'pay anything',
      'up front',
      'upfront',
      'long term contract',
      'long term commitment',
      'setup cost',
      'set up cost',
      'set up fee',
      'setup fee',
      'locked in',
      'a whole year',
      'minimum term',
    ],
  },
  {
    id: 'free-trial',
    question: 'How does the free trial work?',
    answer:
      'You have 14 days with everything in Professional, and no credit card is asked for. The days count from when you verify your email. If you do not subscribe, nothing is deleted: you can still read and export what is yours.',
    words: 'trial free test try credit card cancel after',
    phrases: [
      'free trial',
      'try it',
      'try before',
      'credit card',
      'the 14 days',
      'after 14 days',
      'trial end*',
      'trial over',
      'after the trial',
    ],
  },
  {
    id: 'guests-reach',
    question: 'How do guests reach Porchlight?',
    answer:
      'Each property has a guest link and a printable QR card. A guest opens it on any phone and writes in their own words. There is no app to install and no account to make.',
    words: 'qr code link chat app install download text sms contact you message channel',
    phrases: [
      'guests contact',
      'get hold of',
      'visitors contact',
      'tenants contact',
      'residents contact',
      'guest contact',
      'guests reach',
      'guest reach',
      'guests message',
      'guests write',
      'install an app',
      'download an app',
      'need an app',
      'download something',
      'install something',
      'have to download',
      'have to install',
      'make an account to chat',
      'guests need an account',
      'guest need an account',
    ],
  },
  {
    id: 'ai-or-human',
    question: 'Do guests talk to an AI or to a person?',
    answer:
      'The assistant answers first and says that it is an assistant. A guest can ask for a person at any time, and hard cases are handed over with a summary, so nobody has to tell it twice.',
    words: 'artificial intelligence bot chatbot human agent real people staff robot',
    phrases: [
      'real people',
      'ask for a human',
      'ask for a person',
      'a real person or',
      'is it ai',
      'is it a bot',
      'ai or',
    ],
  },
  {
    id: 'unknown-answer',
    question: 'What happens when the assistant does not know the answer?',
    answer:
      'It says so, and asks you. Your answer reaches the guest and, once you approve it, becomes part of what the property knows. It never makes an answer up.',
    words: 'wrong answers hallucinate invent mistakes accuracy unsure bot does not know something',
    phrases: [
      'not know',
      'has no idea',
      'no answer for',
      'wrong answer',
      'makes things up',
      'make up',
      'invent',
      'lie to',
      'make things up',
      'make stuff up',
      'hallucinat*',
      'answers wrong',
      'incorrect',
    ],
  },
  {
    id: 'emergencies',
    question: 'What happens in an emergency?',
    answer:
      'Gas, smoke, flooding, break-ins and medical trouble are recognised first. The guest gets fixed safety instructions and the shut-off location of that property at once, and people are alerted. Nothing can override these rules.',
    words: 'gas leak smell smells fire flood danger urgent safety 911 carbon monoxide emergency guest',
    phrases: ['emergenc*', 'smells gas', 'gas leak', 'a fire', 'carbon monoxide', 'flood*', 'break in', 'smoke'],
  },
  {
    id: 'own-contractors',
    question: 'Do I keep my own contractors?',
    answer:
      'Yes. Work goes to the contractors you assign to a property, in your order, by email, text or phone. If one declines or does not answer in time, the next is asked, and at last a person takes over. A contractor needs no account.',
    words: 'vendor plumber electrician tradesperson dispatch work order handyman vendors keep use my own',
    phrases: [
      'my own plumber',
      'my own electrician',
      'my own vendor',
      'dispatching',
      'my own contractor',
      'own contractors',
      'own vendors',
      'my contractors',
      'my plumber',
      'my handyman',
      'does not pick up',
      'doesnt pick up',
      'does not answer the phone',
      'does not accept',
      'contractor declines',
      'declines the job',
      'contractors need',
      'contractor need',
    ],
  },
  {
    id: 'approve-spending',
    question: 'Can I approve work before money is spent?',
    answer:
      'Yes. You set a not-to-exceed amount and say which jobs go out at once, which ask you first and which go to our team. A contractor who needs more asks, and you approve with one tap.',
    words: 'budget limit nte cost control approval spend money repair price approve',
    phrases: ['approve', 'spending limit', 'spend money', 'spend without', 'not to exceed'],
  },
  {
    id: 'door-codes',
    question: 'Are door codes and Wi-Fi passwords safe?',
    answer:
      'They are encrypted, never shown on the public guest page and never given to an AI model. They are released only to a guest whose current stay has been checked, and you can read each release.',
    words: 'security privacy lock code password encryption data protection secure compliant',
    phrases: [
      'lock codes',
      'door codes',
      'wifi passwords',
      'codes safe',
      'passwords safe',
      'codes secure',
      'codes stored',
      'see my code',
      'see my lock*',
    ],
  },
  {
    id: 'pricing',
    question: 'How much does it cost?',
    answer:
      'Starter is $60, Essential $80 and Professional $95 per property and month; by the year $627, $864 and $1,003. Enterprise is agreed by call. Plans mention tiered pricing above three properties.',
    words: 'price prices plans cost fee subscription monthly annual yearly discount cheap expensive',
    phrases: [],
  },
  {
    id: 'change-plan',
    question: 'Can I change or cancel my plan?',
    answer:
      'Yes, at any time from your profile. Billing is monthly unless you choose the year. When you cancel mid-month, the plan runs to the end of the period that is paid for; there is no refund or proration.',
    words: 'cancel upgrade downgrade refund switch stop subscription terminate proration',
    phrases: ['cancel*', 'refund*', 'change my plan', 'switch plan', 'upgrade*', 'downgrade*', 'prorat*'],
  },
  {
    id: 'owner-view',
    question: 'What do I see as an owner?',
    answer:
      'A dashboard that changes while you watch: conversations, work orders with each step and photo, what needs your answer, and reports. Notifications reach you where you want them.',
    words: 'dashboard reports analytics monitoring real time notifications updates track',
    phrases: ['see as an owner', 'owner dashboard', 'in real time', 'see what is going on'],
  },
  {
    id: 'get-help',
    question: 'How do I get help myself?',
    answer:
      'Chat is open around the clock. By phone we are there Monday to Friday, 9am-5pm EST, and email is answered within a business day.',
    words: 'support hours open opening phone email help sales demo call customer service reach you',
    phrases: [
      'support hours',
      'live chat',
      'chat available',
      'phone hours',
      'hours by phone',
      'are you open',
      'opening hours',
      'office hours',
      'reach you',
      'contact you',
      'contact support',
      'your phone number',
      'your email',
    ],
  },
];
